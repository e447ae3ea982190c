// Parts of a phone that React Native Web does not have.
import { send } from './port';

type BackListener = () => boolean | undefined;
const backListeners: BackListener[] = [];

/** Escape is the back button of this phone. */
export const BackHandler = {
  addEventListener: (_: string, listener: BackListener) => {
    backListeners.push(listener);
    return {
      remove: () => {
        backListeners.splice(backListeners.indexOf(listener), 1);
      },
    };
  },
  exitApp: () => undefined,
};

addEventListener('keydown', ({ key }) => {
  if (
    key === 'Escape' &&
    ![...backListeners].reverse().some((listener) => listener() === true)
  ) {
    send({ is: 'back' });
  }
});

interface AlertButton {
  readonly text?: string;
  readonly onPress?: () => void;
}

/** React Native Web's does nothing. */
export const Alert = {
  alert: (
    heading: string,
    message = '',
    buttons: readonly AlertButton[] = [{ text: 'OK' }],
  ) => {
    const dialog = document.createElement('dialog');
    const text = document.createElement('p');
    text.textContent = [heading, message].filter(Boolean).join('\n');
    dialog.append(
      text,
      ...buttons.map(({ text: label = 'OK', onPress }) => {
        const button = document.createElement('button');
        button.textContent = label;
        button.onclick = () => {
          dialog.remove();
          onPress?.();
        };
        return button;
      }),
    );
    document.body.append(dialog);
    dialog.showModal();
  },
};
