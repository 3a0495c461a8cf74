import type { CDPSession, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, from which screen readers get the content of a page. */
type Node = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value: unknown } }[];
  readonly childIds?: readonly string[];
};

/**
 * What a screen reader announces by itself: the title of a page, the element that takes focus, and changes of live
 * regions. `index` finds the focused element in the page's array `focusedOnes`.
 */
type Announcement =
  | { readonly kind: 'page' | 'alert' | 'status'; readonly text: string }
  | { readonly kind: 'focus'; readonly index: number; readonly text: string };

const roleWords: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure',
  textbox: 'edit text',
  combobox: 'combo box',
  radio: 'radio button',
  checkbox: 'check box',
};

/**
 * Roles of elements that a screen reader reads as one item, by their name. Other elements are read by their content.
 */
const stops = ['heading', 'link', 'button', 'image', 'tab', ...Object.keys(roleWords)];
/** Roles whose text is left out: the names of fields and groups, which are read with these, and bullets of lists. */
const labels = ['LabelText', 'Legend', 'ListMarker'];
/** Roles that are announced by name, before their content. */
const groups = ['navigation', 'form', 'group', 'radiogroup', 'region', 'complementary', 'note'];

/**
 * Writes down what a screen reader would say on a page, based on Chromium's accessibility tree: what the visitor reads,
 * and what is announced, in order.
 */
export async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const heard: Announcement[] = [];
  await page.exposeFunction('hear', (one: Announcement) => heard.push(one));
  await page.addInitScript(announce);
  const lines: string[] = [];
  return {
    lines,
    /** What is announced in the current step, so far. */
    heard: heard as readonly Announcement[],
    /**
     * Writes down an action of the visitor, and what is announced from then on until the promise that `outcome` returns
     * is fulfilled. `act` performs the action.
     */
    async step(what: string, act: () => Promise<unknown>, outcome: () => Promise<unknown>) {
      lines.push('', `> ${what}`);
      heard.length = 0;
      await act();
      await outcome();
      // The page reports announcements over the same connection, in order. So when this call returns, all earlier ones
      // have arrived.
      await page.evaluate(() => undefined);
      for (const one of heard) lines.push(await said(session, one));
    },
    /** Writes down all that a visitor reads in the first element with this role, such as `main`. */
    async read(what: string, role: string) {
      lines.push('', `> ${what}`);
      const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const start = nodes.find((node) => node.role?.value === role);
      if (start) lines.push(...contentOf(start, byId));
    },
  };
}

function contentOf(
  node: Node,
  byId: ReadonlyMap<string, Node>,
  withText = true,
): readonly string[] {
  const lines: string[] = [];
  let text = '';
  const end = () => {
    if (text.trim()) lines.push(text.trim());
    text = '';
  };
  for (const child of (node.childIds ?? []).flatMap((id) => byId.get(id) ?? [])) {
    const role = child.role?.value ?? '';
    if (role === 'StaticText' && !child.ignored) {
      if (withText) text += child.name?.value ?? '';
      continue;
    }
    end();
    if (stops.includes(role) && !child.ignored) lines.push(spoken(child));
    else {
      if (groups.includes(role) && child.name?.value) lines.push(spoken(child));
      lines.push(...contentOf(child, byId, withText && !labels.includes(role)));
    }
  }
  end();
  return lines;
}

function spoken(node: Node): string {
  const role = node.role?.value ?? '';
  const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const level = role === 'heading' ? ` level ${property('level')}` : '';
  const expanded = { true: 'expanded', false: 'collapsed' }[String(property('expanded'))];
  const checked = { true: 'checked', false: 'not checked' }[String(property('checked'))];
  return [
    node.name?.value,
    `${roleWords[role] ?? role}${level}`,
    role === 'combobox' ? node.value?.value : undefined,
    role === 'combobox' ? undefined : expanded,
    checked,
    property('required') && 'required',
    property('invalid') === 'true' && 'invalid',
  ]
    .filter(Boolean)
    .join(', ');
}

async function said(session: CDPSession, one: Announcement): Promise<string> {
  if (one.kind !== 'focus' || one.text) return `${one.kind}: ${one.text}`;
  const { result } = await session.send('Runtime.evaluate', {
    expression: `focusedOnes[${one.index}]`,
  });
  const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })) as { nodes: Node[] };
  const description = nodes[0]?.description?.value;
  return [`focus: ${nodes[0] ? spoken(nodes[0]) : ''}`, description].filter(Boolean).join('. ');
}

declare global {
  function hear(one: Announcement): Promise<void>;
  var focusedOnes: Element[];
}

/** Reports announcements to the test. Runs in the browser, on every page. */
function announce(): void {
  globalThis.focusedOnes = [];
  const live = '[role="alert"], [role="status"]';
  const last = new WeakMap<Element, string>();
  const textOf = (element: Element) =>
    (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
  const tell = (region: Element) => {
    const text = region.checkVisibility({ visibilityProperty: true }) ? textOf(region) : '';
    if (text && text !== last.get(region))
      void hear({ kind: region.getAttribute('role') as 'alert' | 'status', text });
    last.set(region, text);
  };
  addEventListener('DOMContentLoaded', () => void hear({ kind: 'page', text: document.title }));
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    const index = focusedOnes.push(element) - 1;
    // A focused container is read by its content, unless it contains a live region, which is announced separately.
    const isControl = element.matches('a, button, input, select, textarea, summary');
    const text = isControl ? '' : element.querySelector(live) ? '(the message)' : textOf(element);
    void hear({ kind: 'focus', index, text });
  });
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Element ? node : node.parentElement;
        const around = element?.closest(live);
        if (around) regions.add(around);
        if (node !== target) element?.querySelectorAll(live).forEach((one) => regions.add(one));
      }
    }
    for (const region of regions) tell(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
