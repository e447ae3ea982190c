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

interface ScreenProps {
  readonly name: string;
  readonly component: ComponentType<{ route: object; navigation: object }>;
}

const NavigationContext = createContext<object>({});

const fill = { flex: 1 };
const header = { flexDirection: 'row', gap: 8, padding: 8, paddingTop: 48 };
const bold = { padding: 8, fontWeight: '600' };

/** Makes a navigator of a stack, or of tabs: a row of names and a screen. */
function createNavigator(hasTabs: boolean) {
  function Navigator({ children }: { children: { props: ScreenProps }[] }) {
    const screens = [children].flat().map(({ props }) => props);
    const [stack, setStack] = useState([
      { name: screens[0]?.name, params: {} },
    ]);
    const navigate = (name?: string, params = {}) => {
      const index = stack.findIndex((route) => route.name === name);
      const below = index < 0 ? stack : stack.slice(0, index);
      setStack([...(hasTabs ? [] : below), { name, params }]);
    };
    const goBack = () => {
      navigate(stack.at(-2)?.name);
    };
    const navigation = { navigate, goBack };
    const route = stack.at(-1);
    const Shown = screens.find(({ name }) => name === route?.name)?.component;
    return (
      <NavigationContext value={navigation}>
        <View style={header}>
          {(hasTabs ? screens : stack).map(({ name }) => (
            <Text
              key={name}
              accessibilityRole="link"
              onPress={() => {
                navigate(name);
              }}
              style={bold}
            >
              {name}
            </Text>
          ))}
        </View>
        <View style={fill}>
          {Shown && <Shown route={route ?? {}} navigation={navigation} />}
        </View>
      </NavigationContext>
    );
  }
  return { Navigator, Screen: () => null };
}

const createStack = () => createNavigator(false);
const insets = { top: 44, right: 0, bottom: 20, left: 0 };
const padded = { ...fill, paddingTop: insets.top, paddingBottom: 20 };

/** The packages, by their names. */
export const stubs = {
  '@react-navigation/native': {
    NavigationContainer: Fragment,
    NavigationIndependentTree: Fragment,
    useNavigation: () => useContext(NavigationContext),
    useIsFocused: () => true,
    useFocusEffect: (effect: () => undefined) => {
      useEffect(effect, [effect]);
    },
  },
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
    SafeAreaView: ({ children }: { readonly children?: ReactNode }) => (
      <View style={padded}>{children}</View>
    ),
    useSafeAreaInsets: () => insets,
  },
  'react-native-screens': { FullWindowOverlay: Fragment },
};
