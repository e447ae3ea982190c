// must fail: ts6133 at line 2, an import nobody uses
import { View, Text } from 'react-native';

export default function Label() {
  return <Text>Hello</Text>;
}
