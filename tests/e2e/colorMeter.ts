/** Measures the colors of texts. Runs in a page. */
export function colorMeter() {
  const numbersOf = (color: string) => {
    if (!color.startsWith('rgb')) throw new Error(`Unknown color: ${color}`);
    return (color.match(/[\d.]+/g) ?? []).map(Number);
  };
  const opacities = new Map<Element | null, number>([[null, 1]]);
  const opacityOf = (element: Element | null): number => {
    const known = opacities.get(element);
    if (known !== undefined || element === null) return known ?? 1;
    const own = Number(getComputedStyle(element).opacity);
    const opacity = own * opacityOf(element.parentElement);
    opacities.set(element, opacity);
    return opacity;
  };
  const blend = (over: string, under: number[], opacity: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(over);
    const share = alpha * opacity;
    return [red, green, blue].map(
      (value, index) => value * share + (under[index] ?? 0) * (1 - share),
    );
  };
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return {
    opacityOf,
    /** The color of an element's background over another color. */
    over: (under: number[], element: Element) =>
      blend(
        getComputedStyle(element).backgroundColor,
        under,
        opacityOf(element),
      ),
    /** Contrast of an element's text to the color behind it. */
    contrastOf: (element: Element, behind: number[]) => {
      const { color } = getComputedStyle(element);
      const text = luminance(blend(color, behind, opacityOf(element)));
      const back = luminance(behind);
      return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
    },
  };
}

/** Lists the texts of the page whose contrast is below that of level AA. */
function lowContrasts(makeColorMeter: typeof colorMeter): string[] {
  const { opacityOf, over, contrastOf } = makeColorMeter();
  const behind = new Map<Element | null, number[]>([[null, [255, 255, 255]]]);
  const colorBehind = (element: Element | null): number[] => {
    const known = behind.get(element);
    if (known !== undefined || element === null) return known ?? [];
    const color = over(colorBehind(element.parentElement), element);
    behind.set(element, color);
    return color;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      opacityOf(element) > 0.05 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(':disabled, [aria-disabled=true]') === null
    );
  };
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue?.trim())
      .join('');
    const isField = element.matches('input, select, textarea');
    if ((text === '' && !isField) || !isShown(element)) return [];
    const { fontSize, fontWeight } = getComputedStyle(element);
    const isLarge =
      parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const ratio = contrastOf(element, colorBehind(element));
    return ratio < (isLarge ? 3 : 4.5)
      ? [`contrast ${ratio.toFixed(1)}: ${element.outerHTML.slice(0, 160)}`]
      : [];
  });
}

/** Expression of the texts with a low contrast, in a page. */
export const LOW_CONTRASTS = `(${String(lowContrasts)})(${String(colorMeter)})`;
