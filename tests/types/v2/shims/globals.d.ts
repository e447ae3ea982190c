import type * as React from 'react';
import type * as Native from 'react-native';

// The published types of v2 use these names without importing them: without
// this, every member that mentions one is any.
declare global {
  type ItemT = unknown;
  type NodeHandle = number;
  type Ref<Instance> = React.Ref<Instance>;
  type ScrollView = Native.ScrollView;
  type ScrollViewComponent = Native.ScrollView;
  type SectionListScrollParams = Native.SectionListScrollParams;
  type View = Native.View;
  type ViewStyle = Native.ViewStyle;
}
