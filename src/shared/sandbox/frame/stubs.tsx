// Small replacements of the packages that samples use around the sheet.
import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { FlatList, ScrollView, useWindowDimensions, View } from 'react-native';
import { Text } from 'react-native-web';
import { insets } from './safeArea';

interface NavigatorScreenProps {
  readonly name: string;
  readonly component: ComponentType<{ route: object; navigation: object }>;
}

const NavigationContext = createContext<object>({});

const fill = { flex: 1 };
const header = { flexDirection: 'row', gap: 8, padding: 8 };
const bold = { padding: 8, fontWeight: '600' };

/** Makes a navigator of a stack, or of tabs: a row of names and a screen. */
function createNavigator(hasTabs: boolean) {
  function Navigator({
    children,
  }: {
    children: { props: NavigatorScreenProps }[];
  }) {
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

const SafeAreaInsetsContext = createContext(insets);
const useSafeAreaInsets = () => useContext(SafeAreaInsetsContext);
const useSafeAreaFrame = () => ({ x: 0, y: 0, ...useWindowDimensions() });

interface SafeAreaProps {
  /** The sides that are padded, or whether each is; by default all. */
  readonly edges?: readonly string[] | Readonly<Record<string, string>>;
  readonly style?: unknown;
}

function SafeAreaView({ edges = ['top', 'bottom'], ...props }: SafeAreaProps) {
  const { top, bottom } = useSafeAreaInsets();
  const isPadded = (edge: string) =>
    Object.entries(edges).some(
      ([key, value]) => value === edge || (key === edge && value !== 'off'),
    );
  const padding = {
    ...(isPadded('top') && { paddingTop: top }),
    ...(isPadded('bottom') && { paddingBottom: bottom }),
  };
  return <View {...props} style={[props.style, padding]} />;
}

const withSafeAreaInsets = (Wrapped: ComponentType<object>) =>
  function WithInsets(props: object) {
    return <Wrapped {...props} {...{ insets: useSafeAreaInsets() }} />;
  };

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
  '@legendapp/list/react-native': { LegendList: FlatList },
  'react-native-keyboard-controller': {
    KeyboardProvider: Fragment,
    KeyboardAwareScrollView: ScrollView,
  },
  'react-native-safe-area-context': {
    SafeAreaProvider: Fragment,
    SafeAreaView,
    SafeAreaInsetsContext,
    useSafeAreaInsets,
    useSafeAreaFrame,
    withSafeAreaInsets,
    get initialWindowMetrics() {
      const frame = { x: 0, y: 0, width: innerWidth, height: innerHeight };
      return { insets, frame };
    },
  },
  'react-native-screens': { FullWindowOverlay: Fragment },
};
