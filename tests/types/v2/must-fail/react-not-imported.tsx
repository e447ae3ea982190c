// must fail: ts2686 at line 5, JSX needs React in scope in the apps of v2
import { View } from 'react-native';

export default function App() {
  return <View />;
}
