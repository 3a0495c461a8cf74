import { chooseKey, chosenKey } from './option-key';

function selectWith(...options: readonly (readonly [value: string, text: string])[]) {
  const select = document.createElement('select');
  for (const [value, text] of options) select.add(new Option(text, value));
  return select;
}

test('a choice is found again among options with other texts and positions, also if they share a value', () => {
  const from = selectWith(['1', 'One'], ['2', 'Two'], ['2', 'Also two']);
  const to = selectWith(['', 'Elija'], ['2', 'Dos'], ['1', 'Uno'], ['2', 'También dos']);
  for (const [index, text] of ['Uno', 'Dos', 'También dos'].entries()) {
    from.selectedIndex = index;
    chooseKey(to, chosenKey(from)!);
    expect(to.selectedOptions[0]?.text).toBe(text);
  }
});

test('a choice that the select does not have changes nothing', () => {
  const select = selectWith(['1', 'One'], ['2', 'Two']);
  select.value = '2';
  chooseKey(select, { value: '2', place: 1 });
  chooseKey(select, { value: '3', place: 0 });
  expect(select.value).toBe('2');
});
