/**
 * The options that are longer than the lines of their select, and not written below it, when they are chosen. Runs in
 * the browser.
 */
export function cutOptions(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const style = getComputedStyle(select);
    const [left, right, top, bottom] = (['Left', 'Right', 'Top', 'Bottom'] as const).map((side) =>
      parseFloat(style[`padding${side}`]),
    );
    canvas.font = style.font;
    // In Firefox always.
    const isOneLine = style.whiteSpace === 'nowrap';
    return [...select.options].flatMap((option, index) => {
      select.selectedIndex = index;
      const height = select.clientHeight - top! - bottom!;
      const lines = isOneLine ? 1 : Math.floor(height / parseFloat(style.lineHeight) + 0.1);
      const width = (select.clientWidth - left! - right!) * Math.max(1, lines);
      const below = getComputedStyle(select.parentElement!, '::after').content;
      const isRead = canvas.measureText(option.text).width <= width || below.includes(option.text);
      return isRead ? [] : option.text;
    });
  });
}
