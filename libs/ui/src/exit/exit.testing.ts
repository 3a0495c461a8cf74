import { servedZip } from '@lawyers/domain/sample-answers';
import { startExitKeys } from './exit-keys';
import { startExitLink } from './leave-by-link';

export const startAddress = `/formInput?accidentId=Partner+Violence&zipCode=${servedZip}`;

// jsdom can only navigate to a fragment of the same page.
const destination = 'http://localhost/#away';

/** For tests: a page with the exit link and forms. A new document each time, since the listeners are never removed. */
export function openPage() {
  window.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  history.pushState(null, '', startAddress);
  const page = new DOMParser().parseFromString(
    `<title>Your message</title>
     <a data-exit href="${destination}">Exit this site</a><span role="status" data-exit-status></span>
     <form>
       <input name="user"><textarea name="message"></textarea><select><option>Yes</option><option>No</option></select>
     </form>
     <form><input name="zipCode"></form>
     <input type="radio" name="issue" form="" checked><input type="radio" name="issue" form="">
     <button>Send</button>`,
    'text/html',
  );
  const fields = () =>
    page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form > input, textarea');
  for (const field of fields()) field.value = 'typed';
  startExitLink(page);
  startExitKeys(page);
  return {
    page,
    element: (selector: string) => page.querySelector<HTMLElement>(selector)!,
    announced: () => page.querySelector('[role="status"]')?.textContent,
    hasLeft: () => location.href === destination,
    /** What another person could see on the screen or in the history at this moment. */
    traces: () => ({
      hidden: page.documentElement.hasAttribute('data-leaving'),
      title: page.title,
      typed: [...fields()].map(({ value }) => value).join(''),
      address: location.pathname + location.search + location.hash,
    }),
  };
}

export type OpenPage = ReturnType<typeof openPage>;

export function keyDown(key: string, init: KeyboardEventInit, target: EventTarget): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(atTestTime(event));
  return event;
}

/** Sets an event's time to that of the fake clock; jsdom uses the real time. */
export function atTestTime(event: Event): Event {
  return Object.defineProperty(event, 'timeStamp', { value: performance.now() });
}

export function keyUp(key: string, init: KeyboardEventInit, target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...init }));
}

/** Presses and releases a key; returns the keydown event. */
export function pressKey(key: string, init: KeyboardEventInit, target: EventTarget): KeyboardEvent {
  const event = keyDown(key, init, target);
  keyUp(key, init, target);
  return event;
}
