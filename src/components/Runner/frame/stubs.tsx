// Small replacements of the packages that samples use around the sheet.
import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FlatList, ScrollView, View } from 'react-native';
import { Text } from 'react-native-web';

interface WithChildren {
  readonly children?: ReactNode;
}

interface ScreenProps {
  readonly name: string;
  readonly component: ComponentType<{ route: object; navigation: Navigation }>;
}

interface Navigation {
  readonly navigate: (name: string, params?: object) => void;
  readonly goBack: () => void;
}

const NavigationContext = createContext<Navigation>({
  navigate: () => undefined,
  goBack: () => undefined,
});

const fill = { flex: 1 };
const header = { flexDirection: 'row', gap: 8, padding: 8, paddingTop: 48 };
const title = { padding: 8, fontWeight: '600' };

/** Makes a navigator of the names in a stack, or of tabs. */
function createNavigator(hasTabs: boolean) {
  function Screen(): ReactNode {
    return null;
  }
  function Navigator({ children }: { children: { props: ScreenProps }[] }) {
    const screens = [children].flat().map(({ props }) => props);
    const [stack, setStack] = useState([
      { name: screens[0]?.name, params: {} },
    ]);
    const navigation: Navigation = {
      navigate: (name, params = {}) => {
        setStack([...(hasTabs ? [] : stack), { name, params }]);
      },
      goBack: () => {
        setStack(stack.length > 1 ? stack.slice(0, -1) : stack);
      },
    };
    const route = stack.at(-1);
    const Shown = screens.find(({ name }) => name === route?.name)?.component;
    return (
      <NavigationContext value={navigation}>
        <View style={header}>
          {hasTabs &&
            screens.map(({ name }) => (
              <Text
                key={name}
                accessibilityRole="link"
                onPress={() => {
                  navigation.navigate(name);
                }}
                style={title}
              >
                {name}
              </Text>
            ))}
          {stack.length > 1 && (
            <Text
              accessibilityRole="link"
              onPress={navigation.goBack}
              style={title}
            >
              ‹ Back
            </Text>
          )}
          {!hasTabs && <Text style={title}>{route?.name}</Text>}
        </View>
        <View style={fill}>
          {Shown && <Shown route={route ?? {}} navigation={navigation} />}
        </View>
      </NavigationContext>
    );
  }
  return { Navigator, Screen };
}

const createStack = () => createNavigator(false);
const insets = { top: 44, right: 0, bottom: 20, left: 0 };
const padded = {
  flex: 1,
  paddingTop: insets.top,
  paddingBottom: insets.bottom,
};

const navigationPackage = {
  NavigationContainer: Fragment,
  NavigationIndependentTree: Fragment,
  useNavigation: () => useContext(NavigationContext),
  useIsFocused: () => true,
  useFocusEffect: (effect: () => undefined) => {
    useEffect(effect, [effect]);
  },
};

/** The packages, by their names. */
export const stubs = {
  '@react-navigation/native': navigationPackage,
  '@react-navigation/native-stack': { createNativeStackNavigator: createStack },
  '@react-navigation/stack': { createStackNavigator: createStack },
  '@react-navigation/bottom-tabs': {
    createBottomTabNavigator: () => createNavigator(true),
  },
  '@shopify/flash-list': { FlashList: FlatList },
  '@legendapp/list': { LegendList: FlatList },
  'react-native-keyboard-controller': {
    KeyboardProvider: Fragment,
    KeyboardAwareScrollView: ScrollView,
  },
  'react-native-safe-area-context': {
    SafeAreaProvider: Fragment,
    SafeAreaView: ({ children }: WithChildren) => (
      <View style={padded}>{children}</View>
    ),
    useSafeAreaInsets: () => insets,
  },
  'react-native-screens': {
    FullWindowOverlay: Fragment,
    enableScreens: () => undefined,
  },
};
