import type { ReactNode } from 'react';
import { StyleSheet, Text, TouchableOpacity } from 'react-native-web';
import { useColorScheme } from './reactNative';

interface Props {
  readonly title: string;
  readonly color?: string;
  readonly disabled?: boolean;
}

/**
 * The button that demos get for React Native's. That of React Native Web has
 * white letters on a blue that is too light for them, 3.1 : 1.
 */
export default function Button({
  title,
  color,
  disabled,
  ...props
}: Props): ReactNode {
  const isDark = useColorScheme() === 'dark';
  const isStyled = document.documentElement.dataset.styled === 'true';
  return (
    <TouchableOpacity
      {...props}
      accessibilityRole="button"
      disabled={disabled}
      style={[
        styles.button,
        isDark && styles.dark,
        !isStyled && styles.apart,
        color !== undefined && { backgroundColor: color },
        disabled && styles.disabled,
      ]}
    >
      <Text style={styles.title}>{title}</Text>
    </TouchableOpacity>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 36,
    justifyContent: 'center',
    paddingHorizontal: 14,
    paddingVertical: 6,
    borderRadius: 18,
    backgroundColor: '#2a5bc4',
  },
  dark: { backgroundColor: '#3b6ad6' },
  // Samples leave out what keeps buttons apart, as React Native's are plain text.
  apart: { marginVertical: 4 },
  disabled: { backgroundColor: '#5d6472' },
  title: {
    color: '#fff',
    fontSize: 15,
    fontWeight: '600',
    textAlign: 'center',
  },
});
