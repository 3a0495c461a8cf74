import { checkSettings } from './check-settings';
import type { Finding, Launch, Template } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';
import { attributesOf, unsafeLocations } from './variable-locations';

type Fault = readonly [problem: string, fix: string];

/** Reports e-mail templates whose variables, addresses, or promises differ from what the mails send. */
export function checkTemplates(launch: Launch): readonly Finding[] {
  const { templates, payloads, facts } = launch;
  return Object.entries(payloads).flatMap(([name, sent]) => {
    const template = templates.find((one) => one.name === name);
    const faults: readonly Fault[] = template
      ? [
          ...variableFaults(template, sent),
          ...addressFaults(template, launch),
          ...rawVariableFaults(template),
          ...locationFaults(template),
          ...linkFaults(template),
          ...promiseFaults(template, facts.responseHours),
        ]
      : [
          [
            `libs/mail/templates/${name} is missing`,
            'Every mail has a folder with template.json, body.html and body.txt; restore it.',
          ],
        ];
    return faults.map(([problem, fix]) => ({ item: `template ${name}`, problem, fix }));
  });
}

function variableFaults(template: Template, sent: readonly string[]): readonly Fault[] {
  const { name, variables, html, text, subject, replyTo } = template;
  const shown = [html, text, subject, replyTo].flatMap(variablesOf);
  const bodies = { 'body.html': variablesOf(html), 'body.txt': variablesOf(text) };
  return [...new Set([...sent, ...variables, ...shown])].flatMap((variable): readonly Fault[] => {
    if (!sent.includes(variable)) {
      return [
        [
          `uses {{${variable}}}, which no mail sends: it would stay empty`,
          `Remove ${variable} from libs/mail/templates/${name}, or send it from libs/mail/src/compose-${name}-mail.ts.`,
        ],
      ];
    }
    const lacking = [
      ...(variables.includes(variable) ? [] : ['the variables of template.json']),
      ...Object.entries(bodies)
        .filter(([, used]) => !used.includes(variable))
        .map(([file]) => file),
    ];
    if (lacking.length === 0) return [];
    return [
      [
        `the mail sends ${variable}, and ${lacking.join(' and ')} lack it`,
        `Add {{${variable}}} in libs/mail/templates/${name}, then copy the template to EmailJS again.`,
      ],
    ];
  });
}

function addressFaults({ name, to }: Template, launch: Launch): readonly Fault[] {
  const key = `VITE_${name.toUpperCase()}_RECIPIENT`;
  if (!to.includes('@') || to.includes('{')) {
    return [
      [
        `"to" is "${to}", so anyone who calls the service decides who gets the mail`,
        'Write one fixed address, in template.json and in "To Email" of the template in EmailJS.',
      ],
    ];
  }
  const recipient = launch.settings[key];
  if (recipient === to || checkSettings(launch).some(({ item }) => item === key)) return [];
  return [
    [
      `"to" is "${to}", but ${key} is ${recipient}`,
      `Write the mailbox into libs/mail/templates/${name}/template.json and into "To Email" in EmailJS.`,
    ],
  ];
}

function rawVariableFaults({ html, text, subject, replyTo }: Template): readonly Fault[] {
  const raw = [html, text, subject, replyTo].join('\n').match(/\{\{\{[^}]*\}\}\}/);
  if (!raw) return [];
  return [
    [
      `${raw[0]} inserts the visitor's text unescaped`,
      'Write it with two braces, here and in EmailJS.',
    ],
  ];
}

// The public key is public: anyone who posts with it could choose where a link in the office's mail leads, or load a
// picture that reveals when and where the mail was read.
function locationFaults({ html }: Template): readonly Fault[] {
  return unsafeLocations(html).map((location) => [
    `has a variable in ${location}, which anyone who calls the service could fill`,
    'Write fixed text there and show the variable as text at most, here and in EmailJS.',
  ]);
}

function linkFaults({ name, html }: Template): readonly Fault[] {
  return attributesOf(html)
    .filter((attribute) => attribute.name === 'href' || attribute.name === 'src')
    .filter(({ value }) => isPlaceholderHost(hostOf(value)))
    .map(({ value }) => [
      `leads to ${value}, a placeholder`,
      `Write the address of your site in libs/mail/templates/${name}/body.html and in EmailJS.`,
    ]);
}

function promiseFaults({ name, html, text }: Template, hours: number): readonly Fault[] {
  const promised = [html, text].flatMap((body) => [...body.matchAll(/\bwithin (\d+) hours?\b/gi)]);
  const other = promised.find(([, found]) => Number(found) !== hours);
  if (!other) return [];
  return [
    [
      `says "${other[0]}", but site.responseHours is ${hours}`,
      `Correct the bodies in libs/mail/templates/${name}, then copy the template to EmailJS again.`,
    ],
  ];
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{[{#/]?\s*([\w-]+)\s*\}?\}\}/g)].map(([, name]) => name ?? '');
}
