import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose';

const meta = { component: Prose } satisfies Meta<typeof Prose>;

export default meta;

export const EveryElement: StoryObj = {
  render: () => (
    <Prose>
      <p>
        Running text with <strong>weight</strong>, <em>slant</em> and <a href="#prose">a link</a>,
        long enough to show how its lines stand above each other.
      </p>
      <h2>A heading</h2>
      <p>A sentence before a quotation:</p>
      <blockquote>
        <p>I have a lawyer. Please speak with my lawyer from now on.</p>
      </blockquote>
      <h3>A smaller heading</h3>
      <ul>
        <li>One point.</li>
        <li>Another point, which goes on until it needs a second line and shows how that hangs.</li>
      </ul>
      <ol>
        <li>First.</li>
        <li>Second.</li>
      </ol>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th>Write down</th>
              <th>For example</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>What you said</td>
              <td>“No recording. Send it in writing.”</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Prose>
  ),
};
