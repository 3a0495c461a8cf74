import {
  advertisingService,
  callConsent,
  isServed,
  servedStatesSentence,
  site,
  t,
  whoPays,
  type State,
} from '@lawyers/domain';
import type { ContentSection } from '../../layout/content-page';

/**
 * A sentence that asks people in a state not to use the forms, which do not collect the authorization that the state's
 * health data law demands. Empty if the site serves the state.
 */
const unlessServed = (state: State, text: string) => (isServed(state) ? '' : ` ${text}`);

const sections: readonly ContentSection[] = [
  {
    id: 'who-runs-this-site',
    heading: t({ en: 'Who runs this site', es: 'Quién maneja este sitio' }),
    paragraphs: [
      t({
        en: `${site.company} runs this site. In these terms, “we” and “us” mean that company. The law firm ${site.responsibleFirm.name}, whose address is at the foot of every page, is responsible for the advertising on this site.`,
        es: `${site.company} maneja este sitio. En estos términos, “nosotros” es esa compañía. El bufete de abogados ${site.responsibleFirm.name}, cuya dirección está al final de cada página, es responsable de la publicidad de este sitio.`,
      }),
      t({
        en: 'By “lawyer” we mean a lawyer or law firm that takes part in this service and may receive your inquiry.',
        es: 'Cuando decimos “abogado”, hablamos de una abogada, un abogado o un bufete que participa en este servicio y puede recibir su mensaje.',
      }),
    ],
  },
  {
    id: 'what-this-site-is',
    heading: t({
      en: 'What this site is, and what it is not',
      es: 'Qué es este sitio y qué no es',
    }),
    paragraphs: [
      t({
        en: `${advertisingService} You send an inquiry, and we pass it to a lawyer who takes part in this service. That is all our service does. We do not study your case to choose a lawyer.`,
        es: `${advertisingService} Usted nos envía un mensaje y se lo pasamos a un abogado que participa en este servicio. Nuestro servicio no hace nada más: no estudiamos su caso para elegir a un abogado.`,
      }),
    ],
    points: [
      t({
        en: 'Using this site, or sending a form, creates no agreement to hire or represent anyone, either with us or with a lawyer. If you check the box on calls and texts, that is consent, and you can take it back.',
        es: 'Usar este sitio o enviar un formulario no es contratar a nadie, ni a nosotros ni a un abogado. Marcar la casilla de llamadas y mensajes de texto es dar un permiso, y usted puede retirarlo.',
      }),
      t({
        en: 'Using this site, or sending a form, creates no attorney-client relationship. That begins only if you and a lawyer both agree to it.',
        es: 'Usar este sitio o enviar un formulario tampoco crea una relación de abogado y cliente (attorney-client relationship). Esa relación empieza solo si usted y un abogado la aceptan.',
      }),
      t({
        en: 'Sending a form does not stop any legal deadline. Until a lawyer has agreed to take your case, no one is watching your deadlines for you.',
        es: 'Enviar un formulario no detiene ningún plazo legal. Hasta que un abogado acepte su caso, nadie está pendiente de sus plazos.',
      }),
      t({
        en: 'Nothing on this site is legal advice, and we do not judge how strong your case is.',
        es: 'Nada de lo que hay en este sitio es un consejo legal, y no juzgamos qué tan fuerte es su caso.',
      }),
      t({
        en: 'A lawyer may decide not to take your case. You decide whether to retain any attorney, and which one.',
        es: 'Un abogado puede decidir no tomar su caso. Usted decide si contrata a un abogado, y a cuál.',
      }),
      t({
        en: 'What you send, or tell us on the phone, may not be confidential. A firm that receives it might already represent the person who hurt you. You can give your full name or only a first name. Leave the name of the person who hurt you out of your message. You may give names in the question about the other side, or when the office asks for them to check for conflicts. If you give names, leave the story out until the firm has checked them.',
        es: 'Es posible que lo que envía, o nos dice por teléfono, no sea confidencial. El bufete que lo reciba podría representar ya a la persona que le hizo daño. Puede dar su nombre completo o solo el primero. No ponga en el mensaje el nombre de quien le hizo daño. Puede dar nombres en la pregunta sobre la persona o empresa que le hizo daño, o cuando la oficina se los pida para revisar si hay un conflicto de intereses. Si da nombres, deje su historia para cuando el bufete los haya revisado.',
      }),
    ],
  },
  {
    id: 'attorney-advertising',
    heading: t({ en: 'Attorney advertising', es: 'Publicidad de abogados (attorney advertising)' }),
    paragraphs: [
      t({
        en: `This site is attorney advertising. ${whoPays} When we pass on your inquiry, we do not say that one lawyer is better than another, and we do not recommend one.`,
        es: `Este sitio es publicidad de abogados. ${whoPays} Cuando le pasamos su mensaje a un abogado, no decimos que sea mejor que otro, ni lo recomendamos.`,
      }),
      t({
        en: 'Where a page says “Top Lawyer,” that is the name of our service. It is not a rating, a ranking, or an award from anyone.',
        es: '“Abogado destacado” (en inglés, “Top Lawyer”) es el nombre que este sitio da a su servicio. No es una calificación, ni un puesto en una lista, ni un premio de nadie.',
      }),
      t({
        en: 'Choosing a lawyer is an important decision, and it should not rest on advertising alone. Ask questions, and check with your state bar that the lawyer has a license.',
        es: 'Elegir a un abogado es una decisión importante, y no debe depender solo de la publicidad. Haga preguntas, y confirme con el colegio de abogados (state bar), la asociación de abogados de su estado, que esa persona tiene licencia.',
      }),
    ],
  },
  {
    id: 'cost',
    heading: t({ en: 'What it costs, and who is paid', es: 'Cuánto cuesta y quién cobra' }),
    paragraphs: [
      t({
        en: `${whoPays} Participating lawyers do not charge for the first consultation, and it carries no obligation.`,
        es: `${whoPays} Los abogados que participan no cobran la primera consulta, que es sin compromiso.`,
      }),
      t({
        en: 'If you hire a lawyer, you make your own agreement with them. In most injury cases, the lawyer is paid a fee only if you win. This is called a contingency fee, and it is a share of the money that comes in.',
        es: 'Si contrata a un abogado, usted firma su propio contrato con esa persona. En la mayoría de los casos de lesiones, el abogado cobra honorarios solo si usted gana. Eso se llama honorarios de contingencia (contingency fee), y es una parte del dinero que entre.',
      }),
      t({
        en: 'Not every matter can be paid for that way. Lawyers are generally not allowed to charge a contingency fee for a divorce, or for child or spousal support. There an hourly or flat fee is usual, unless legal aid helps for free. You can usually ask for a protective order for free, without a lawyer. For the hearing on it, try legal aid, because the other person may bring a lawyer. Asking a site to remove an image costs nothing.',
        es: 'No todo se puede pagar así. Los abogados casi nunca pueden cobrar honorarios de contingencia por un divorcio, o por la pensión alimenticia (support) de los hijos o del cónyuge. Ahí lo normal es pagar por hora o una cantidad fija, a menos que ayude gratis una oficina de ayuda legal (legal aid). Una orden de protección casi siempre se puede pedir gratis y sin abogado. Para la cita en la corte (audiencia), busque una oficina de ayuda legal, porque la otra persona puede llevar abogado. Pedirle a un sitio que quite una imagen no cuesta nada.',
      }),
      t({
        en: 'The costs of a case, such as court filing and medical records, are separate from the fee. You may owe them even if you lose. Ask the lawyer who pays them, and ask for the answer in writing.',
        es: 'Los gastos del caso (costs), como lo que cobra el tribunal (la corte) o las copias del expediente médico, son aparte de los honorarios (fee). Puede deberlos aunque pierda. Pregúntele al abogado quién los paga, y pida la respuesta por escrito.',
      }),
    ],
  },
  {
    id: 'what-you-send',
    heading: t({
      en: 'What you send, and who receives it',
      es: 'Qué envía usted y quién lo recibe',
    }),
    paragraphs: [
      t({
        en: 'This is our privacy notice. Nothing you write in a message leaves the page until you send the form. The search on the home page is different: when you press “Find Lawyer,” the kind of harm and the zip code become part of the address of the next page. A link that names a kind of harm also puts it there. When you send a form, you ask us to use your answers to reply to you and to pass your inquiry to a lawyer.',
        es: 'Este es nuestro aviso de privacidad. Nada de lo que escribe en un mensaje sale de la página hasta que usted envía el formulario. Con el buscador de la página de inicio es distinto: cuando oprime “Buscar abogado”, el tipo de daño y el código postal pasan a ser parte de la dirección de la página siguiente. También un enlace que nombra un tipo de caso lo pone ahí. Al enviar el formulario, nos pide que usemos sus respuestas para contestarle y para pasarle su mensaje a un abogado.',
      }),
      t({
        en: 'Some of this may be very personal. Send only what you are ready to share.',
        es: 'Algunas de estas cosas pueden ser muy personales. Envíe solo lo que quiera contar.',
      }),
    ],
    points: [
      t({
        en: 'Both forms send your name, your email address, your phone number, the kind of harm or question you chose, the language you prefer, and your message.',
        es: 'Los dos formularios envían su nombre, su correo electrónico, su número de teléfono, el tipo de daño o la pregunta que eligió, el idioma que prefiere y su mensaje.',
      }),
      t({
        en: 'The case form also sends your zip code, how long ago it happened, your answers about medical care, fault, and a consultation, and the type of injustice you chose.',
        es: 'El formulario del caso también envía su código postal, cuánto hace que pasó, el daño principal y sus respuestas sobre la atención médica, el responsable y la consulta.',
      }),
      t({
        en: 'Some questions are optional. If you answer them, both forms also send who was hurt, an upcoming date, the state where it happened, the names on the other side, and whether you have a lawyer. The names are only for a firm to check that it does not work for those people. We do not contact them, and no lawyer should before you hire one. If you give a date, the subject of the email usually begins with “Soon,” so that we notice it.',
        es: 'Algunas preguntas son opcionales. Si las contesta, los dos formularios también envían quién sufrió el daño, una fecha próxima, el estado donde pasó, los nombres de quienes le hicieron daño y si ya tiene un abogado. Los nombres son solo para que el bufete revise que no trabaja para esas personas. Nosotros no las contactamos, y ningún abogado debe hacerlo antes de que usted lo contrate. Si pone una fecha, el asunto del correo electrónico casi siempre empieza con “Soon” (pronto), para que lo notemos.',
      }),
      t({
        en: 'If you tell us how and when it is safe to reach you, or agree to calls and texts, that is sent too.',
        es: 'Si nos dice cómo y cuándo es seguro comunicarnos con usted, o si acepta llamadas y mensajes de texto, eso también se envía.',
      }),
      t({
        en: 'The form also sends the page you sent it from and its language. Unless scripts are turned off, it also sends a reference, which answers you did not change, and a note if a computer program seems to have filled it in.',
        es: 'El formulario también envía la página desde donde lo envió y su idioma. A menos que JavaScript esté desactivado, envía además un número de referencia, qué respuestas no cambió y una nota si parece que lo llenó un programa de computadora.',
      }),
      t({
        en: 'EmailJS, an email service, carries the message for us. It may keep its own record, under its own privacy policy.',
        es: 'EmailJS, un servicio de correo electrónico, lleva el mensaje por nosotros. Puede guardar su propio registro, según su propia política de privacidad.',
      }),
      t({
        en: 'The message arrives in a mailbox of the company. If you are looking for a lawyer, we pass it to a law firm or a lawyer.',
        es: 'El mensaje llega a un buzón de correo electrónico de la compañía. Si busca un abogado, se lo pasamos a un abogado o a un bufete de abogados.',
      }),
      t({
        en: 'The form does not send it to the police, immigration officials, your employer, your family, or the person who hurt you.',
        es: 'El formulario no se lo envía a la policía, ni a inmigración, ni a su empleador, ni a su familia, ni a la persona que le hizo daño.',
      }),
    ],
  },
  {
    id: 'is-it-sold',
    heading: t({ en: 'Is your inquiry sold?', es: '¿Se vende su mensaje?' }),
    paragraphs: [
      t({
        en: `${whoPays} So the honest answer is that we are paid when we share your inquiry, and some states may call that a sale.`,
        es: `${whoPays} Así que la respuesta honesta es que nos pagan cuando compartimos su mensaje, y algunos estados podrían llamar a eso una venta.`,
      }),
      t({
        en: 'We pass it only to a lawyer who takes part in this service. We do not give or sell it to advertisers or data brokers. EmailJS and the service that runs our mailbox handle it for us. We or a lawyer may also be forced to hand it over by a court order, by a law on reporting harm to a child, or by a subpoena, which can also come from a government agency.',
        es: 'Se lo pasamos solo a un abogado que participa en este servicio. No se lo damos ni se lo vendemos a anunciantes ni a compañías que comercian con datos (data brokers). EmailJS y el servicio que maneja nuestro buzón lo procesan por nosotros. Además, podrían obligarnos a nosotros o a un abogado a entregarlo, por la orden de un tribunal, por una ley que obliga a reportar el maltrato o abuso de un menor, o por un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno.',
      }),
      t({
        en: 'If you do not want it shared, please do not send us an inquiry. If you already sent one, contact us and ask us to stop.',
        es: 'Si no quiere que lo compartamos, por favor, no nos envíe su caso. Si ya lo envió, contáctenos y pida que paremos.',
      }),
    ],
  },
  {
    id: 'your-device',
    heading: t({ en: 'What stays on your device', es: 'Qué queda en su celular o computadora' }),
    paragraphs: [
      t({
        en: 'This site sets no cookies, does not store on your device what you type, and has no trackers. Your browser keeps its history and some files, as this section explains. Until you send a form or follow a link, your browser contacts no other site.',
        es: 'Este sitio no pone cookies, no guarda en su celular o computadora nada de lo que usted escribe y no tiene rastreadores. Su navegador guarda su historial y algunos archivos, como explica esta sección. Hasta que usted envía un formulario o sigue un enlace, su navegador no se comunica con ningún otro sitio.',
      }),
      t({
        en: 'What you type into a message stays in the memory of the open page. We tell your browser not to save it for autofill or for restoring tabs. We also tell it not to check the spelling, because some browsers send the text to their maker for that. One case is different: if scripts are turned off and you send a form, your browser may keep a copy of it.',
        es: 'Lo que escribe en un mensaje se queda en la memoria de la página abierta. Le decimos a su navegador que no lo guarde para llenar otros formularios ni para recuperar pestañas. También le decimos que no revise la ortografía, porque para eso algunos navegadores le envían el texto a su fabricante. Hay una excepción: si JavaScript está desactivado y usted envía un formulario, su navegador puede guardar una copia.',
      }),
      t({
        en: 'Your browser keeps its own history, which can show the pages you opened. If you used the search on the home page, or a link that names a kind of harm, it can also show that kind, and the zip code if you gave one. Your browser also keeps pictures, scripts, and some pages of this site. We tell it not to keep the text of articles, the page on staying safe, or the page that a search opens. “Exit this site” erases neither the history nor these files.',
        es: 'Su navegador lleva su propio historial, en el que se pueden ver las páginas que abrió. Si buscó abogado en la página de inicio, o siguió un enlace que nombra un tipo de caso, también se puede ver ese tipo, y el código postal si lo puso. Su navegador guarda además imágenes, archivos de JavaScript y algunas páginas de este sitio. Le decimos que no guarde el texto de los artículos, la página sobre su seguridad ni la página que se abre con una búsqueda. “Salir de este sitio” no borra ni el historial ni esos archivos.',
      }),
      t({
        en: 'The computers that deliver this site may keep the usual records of a visit, such as the time, the address of the page, and your internet (IP) address. If you used the search on the home page, or a link that names a kind of harm, the address of the next page holds that kind, and the zip code if you gave one.',
        es: 'Las computadoras que le mandan estas páginas pueden guardar los registros normales de una visita, como la hora, la dirección de la página y su dirección de internet (IP). Si buscó abogado en la página de inicio, o siguió un enlace que nombra un tipo de caso, la dirección de la página siguiente contiene ese tipo, y el código postal si lo puso.',
      }),
    ],
  },
  {
    id: 'keeping-and-deleting',
    heading: t({
      en: 'How long we keep it, and how to have it deleted',
      es: 'Cuánto tiempo lo guardamos y cómo pedir que lo borremos',
    }),
    paragraphs: [
      t({
        en: 'We keep your inquiry for as long as we need it to answer you, to pass it on, and to keep the records that the law requires.',
        es: 'Guardamos su mensaje mientras lo necesitemos para contestarle, para pasárselo a un abogado y para llevar los registros que exige la ley.',
      }),
      t({
        en: 'You can ask to see it, correct it, or have it deleted, wherever you live. Contact us and give its reference. If you have none, tell us your name and the day you sent it, and we will look for it. First we check that it is you, through the phone number or email address you gave, and only at your safe times.',
        es: 'Puede pedir que se lo mostremos, lo corrijamos o lo borremos, viva donde viva. Contáctenos y dé su número de referencia. Si no tiene ninguno, díganos su nombre y el día en que envió el mensaje, y lo buscaremos. Primero comprobamos que es usted, por medio del número de teléfono o la dirección de correo electrónico que nos dio, y solo en sus horas seguras.',
      }),
      t({
        en: 'We then delete it from our mailbox, unless the law says that we must keep it. If a lawyer already has it, we will tell you whom to ask. A lawyer may have a duty to keep a record.',
        es: 'Entonces lo borramos de nuestro buzón, a menos que la ley diga que debemos guardarlo. Si ya lo tiene un abogado, le diremos a quién pedírselo. Un abogado puede tener el deber de guardar un registro.',
      }),
      t({
        en: 'If you write to us about your privacy, we do not pass that to a lawyer as an inquiry. If you do not want to use the form, call us.',
        es: 'Si lo que pide es sobre su privacidad, no se lo pasamos a un abogado como si fuera un caso. Si no quiere usar el formulario, llámenos.',
      }),
    ],
  },
  {
    id: 'state-privacy-laws',
    heading: t({
      en: 'Privacy laws of California, Washington, Nevada, and other states',
      es: 'Leyes de privacidad de California, Washington, Nevada y otros estados',
    }),
    paragraphs: [
      t({
        en: 'Your state may give you more rights than these terms do. These terms do not take them away. To use those rights, contact us. We will not treat you any differently for it.',
        es: 'Puede que su estado le dé más derechos que estos términos. Estos términos no se los quitan. Para usar esos derechos, contáctenos. No le trataremos de otra manera por haberlo hecho.',
      }),
    ],
    points: [
      t({
        en: 'California: the California Consumer Privacy Act gives people who live there rights against the businesses it covers. They can find out what a business has about them, correct it, and have it deleted. They can refuse its sale or sharing: just tell us, “Do not sell my information.” They can also limit how sensitive details are used, such as those about health or sex life.',
        es: 'California: la Ley de Privacidad del Consumidor de California (California Consumer Privacy Act) da derechos a quienes viven ahí, frente a las empresas que cubre. Pueden saber qué tiene una empresa sobre ellos, corregirlo y pedir que lo borre. Pueden negarse a que lo venda o lo comparta: díganos “No vendan mi información”. También pueden limitar el uso de datos delicados, como los de la salud o la vida sexual.',
      }),
      t({
        en: `Washington: the My Health My Data Act protects health details. They can include what you tell us about an injury, care, or counseling. You can ask what we have and who received it, take back your consent, and have it deleted. No one may sell such details without a separate permission that you sign.${unlessServed('Washington', 'This site does not ask for that permission, so please do not use its forms if you live in Washington or are there now. You can find a lawyer through the state bar.')}`,
        es: `Washington: la ley Mi Salud, Mis Datos (My Health My Data Act) protege los datos de salud. Pueden incluir lo que nos cuenta sobre una lesión, su atención médica o su consejería. Puede preguntar qué tenemos y quién lo recibió, retirar su permiso y pedir que lo borremos. Nadie puede vender esos datos sin un permiso aparte que usted firme.${unlessServed('Washington', 'Este sitio no pide ese permiso, así que, por favor, no use sus formularios si vive en el estado de Washington o está ahí ahora. Puede encontrar un abogado por medio del colegio de abogados del estado.')}`,
      }),
      t({
        en: `Nevada: a similar law protects health details and also asks for a permission that you sign before a sale.${unlessServed('Nevada', 'So please do not use the forms if you live in Nevada or are there now. You can find a lawyer through the state bar.')}`,
        es: `Nevada: una ley parecida protege los datos de salud y también exige un permiso firmado por usted antes de una venta.${unlessServed('Nevada', 'Así que, por favor, no use los formularios si vive en Nevada o está ahí ahora. Puede encontrar un abogado por medio del colegio de abogados del estado.')}`,
      }),
      t({
        en: 'Other states have privacy laws too. Tell us which state you live in, and we will tell you what you can ask of us under its law.',
        es: 'Otros estados también tienen leyes de privacidad. Díganos en qué estado vive, y le diremos qué puede pedirnos según su ley.',
      }),
    ],
  },
  {
    id: 'calls-and-texts',
    heading: t({ en: 'Calls and texts', es: 'Llamadas y mensajes de texto' }),
    paragraphs: [
      t({
        en: 'When you send a form, you ask for a reply. A person may call or email you to give it.',
        es: 'Cuando envía un formulario, pide una respuesta. Una persona puede llamarle o escribirle por correo electrónico para dársela.',
      }),
      t({
        en: 'You may also see a box that asks if you agree to more calls and texts. It starts out empty. It is optional, and your inquiry is sent whether you check it or not. If you do check it, you agree to these words, and no more:',
        es: 'Quizá también vea una casilla que pregunta si acepta más llamadas y mensajes de texto. Al principio está vacía. Es opcional, y su mensaje se envía la marque o no. Si la marca, acepta estas palabras y nada más:',
      }),
      `“${callConsent.text}”`,
    ],
    points: [
      t({
        en: 'A lawyer or firm that the box does not name may only dial your number by hand, or email you, to answer your inquiry.',
        es: 'Un abogado o bufete cuyo nombre no está en la casilla solo puede llamarle marcando el número a mano, o escribirle por correo electrónico, para contestar su mensaje.',
      }),
      t({
        en: 'Message and data rates may apply.',
        es: 'Su compañía de teléfono puede cobrarle por los mensajes y los datos.',
      }),
      t({
        en: 'If someone else can see your phone, think twice before you check the box: a text can appear on a locked screen.',
        es: 'Si alguien más puede ver su celular, piénselo bien antes de marcar la casilla: un mensaje puede aparecer en la pantalla bloqueada.',
      }),
      t({
        en: 'You can take your consent back at any time, in any reasonable way. Reply STOP to a text, tell a caller to stop, or contact us.',
        es: 'Puede retirar su permiso en cualquier momento y de cualquier manera razonable. Conteste STOP a un mensaje de texto, dígale a quien llama que no llame más, o contáctenos.',
      }),
      t({
        en: 'The version of these words, and the time, are sent with your inquiry.',
        es: 'Con su mensaje se envían la versión de estas palabras y la hora.',
      }),
    ],
  },
  {
    id: 'emergencies',
    heading: t({ en: 'Emergencies', es: 'Emergencias' }),
    paragraphs: [
      t({
        en: 'No one watches this site for emergencies. If you or someone else is in danger now, call 911. Help lines are listed at the foot of every page, and you do not need a lawyer to call them.',
        es: 'Nadie vigila este sitio por si hay emergencias. Si usted u otra persona está en peligro ahora, llame al 911 y diga “Spanish”. No cuelgue: le atienden con un intérprete. Al final de cada página hay líneas de ayuda, y para llamar no necesita un abogado.',
      }),
    ],
  },
  {
    id: 'articles',
    heading: t({ en: 'Articles', es: 'Artículos' }),
    paragraphs: [
      t({
        en: 'The articles on this site are general information. They are not advice about your case. Laws and time limits differ from state to state and can change. Only a lawyer who knows your facts can tell you which ones apply to you.',
        es: 'Los artículos de este sitio son información general. No son un consejo sobre su caso. Las leyes y los plazos son distintos en cada estado y pueden cambiar. Solo un abogado que conozca lo que pasó puede decirle cuáles valen para usted.',
      }),
      t({
        en: 'Please do not wait, or give up, because of something you read here.',
        es: 'Por favor, no deje pasar el tiempo ni deje de pedir ayuda por algo que leyó aquí.',
      }),
    ],
  },
  {
    id: 'links',
    heading: t({ en: 'Links to other sites', es: 'Enlaces a otros sitios' }),
    paragraphs: [
      t({
        en: 'Some pages link to sites that we do not run. We hope they help you, but we do not control them. Their own terms and privacy policies apply once you are there.',
        es: 'Algunas páginas tienen enlaces a sitios que no manejamos. Esperamos que le sirvan, pero no los controlamos. Una vez ahí, valen los términos y la política de privacidad de ese sitio.',
      }),
    ],
  },
  {
    id: 'results',
    heading: t({ en: 'No promise of a result', es: 'Ninguna promesa de un resultado' }),
    paragraphs: [
      t({
        en: 'Each case is different. No one can promise that you will win, or know what a claim will bring or how long it will take. An estimate is a careful guess from the facts known that day, and it can change.',
        es: 'Cada caso es distinto. Nadie puede prometerle que va a ganar, ni saber cuánto dinero dará un reclamo ni cuánto va a tardar. Un cálculo es una idea aproximada, hecha con cuidado según lo que se sabe ese día, y puede cambiar.',
      }),
    ],
  },
  {
    id: 'responsibility',
    heading: t({ en: 'What we are responsible for', es: 'De qué somos responsables' }),
    paragraphs: [
      t({
        en: 'We take care to keep this site working and its words correct. We cannot promise that it is always up or free of mistakes. If a page says that we can’t confirm that your message was sent, please try again or call us.',
        es: 'Cuidamos que este sitio funcione y que lo que dice sea correcto. No podemos prometer que siempre esté disponible ni que no tenga errores. Si una página dice que no pudimos confirmar el envío de su mensaje, por favor, vuelva a intentarlo o llámenos.',
      }),
      t({
        en: 'As far as the law allows, we are not responsible for the work or the advice of a lawyer you hire, for sites that we do not run, or for loss that we could not have foreseen or prevented.',
        es: 'Hasta donde lo permite la ley, no somos responsables del trabajo o los consejos de un abogado que usted contrate, de los sitios que no manejamos, ni de una pérdida que no podíamos prever ni evitar.',
      }),
      t({
        en: 'Nothing in these terms limits a responsibility that the law does not let us limit, and nothing here takes away your rights as a consumer.',
        es: 'Nada en estos términos limita una responsabilidad que la ley no nos deja limitar, y nada de lo que hay aquí le quita sus derechos de consumidor.',
      }),
    ],
  },
  {
    id: 'who-may-use-it',
    heading: t({ en: 'Who may use this site', es: 'Quién puede usar este sitio' }),
    paragraphs: [
      t({
        en: `This site is for people who are 18 or older, and who are in a part of the United States that we serve, or who were hurt there and now live abroad. The foot of every page names the states. ${servedStatesSentence()} You may write for another adult if they agree, or if a court or a power of attorney lets you act for them. You may write for somebody who died if you are their family, or in charge of what they left. You may write for a child if you are the parent or guardian, or if a court has said that you may act for the child. Please tell the truth as you know it, and do not use the forms to harm or trick anyone.`,
        es: `Este sitio es para personas de 18 años o más que estén en una parte de Estados Unidos donde atendemos, o que sufrieron el daño ahí y ahora viven en otro país. Al final de cada página están los nombres de los estados. ${servedStatesSentence()} Puede escribir por otra persona adulta si esa persona está de acuerdo, o si un tribunal o un poder legal le permite actuar por ella. Puede escribir por alguien que murió si usted es de su familia o está a cargo de lo que dejó. Puede escribir por un menor si usted es su padre, su madre o su tutor legal (guardian), o si un tribunal ha dicho que puede actuar por él. Por favor, diga la verdad según lo que sabe, y no use los formularios para hacerle daño a nadie ni para engañar.`,
      }),
      t({
        en: 'If you are under 18, please do not fill in the form yourself. Tell an adult you trust, such as a relative, a teacher, a nurse, or a school counselor. They cannot write to us for you, but they can help you reach a parent, a guardian, or someone else who may. Teachers, nurses, and counselors usually have to report harm to a child, and that is meant to keep you safe. Before you tell them, ask what they have to report.',
        es: 'Si tienes menos de 18 años, por favor, no llenes el formulario. Cuéntale lo que pasa a un adulto de confianza, como un familiar, una maestra o un maestro, una enfermera o un enfermero, o quien da consejería en tu escuela. Esa persona no puede escribirnos por ti, pero puede ayudarte a hablar con tu mamá, tu papá, tu tutor legal u otra persona que sí puede. Quienes trabajan como maestros, enfermeros y consejeros casi siempre tienen que reportar el maltrato o abuso de un menor, y eso es para protegerte. Antes de contarles, pregunta qué tienen que reportar.',
      }),
      t({
        en: 'You can also call Childhelp yourself, from a phone that the person hurting you can’t check. If that person is a parent or guardian, Childhelp can tell you who could help. The number is with the help lines at the foot of this page. If you are in danger now, call 911.',
        es: 'También puedes llamar por tu cuenta a Childhelp, desde un teléfono que no pueda revisar la persona que te hace daño. Si es tu mamá, tu papá o tu tutor legal, ahí pueden decirte quién podría ayudarte. El número está con las líneas de ayuda, al final de esta página. Si estás en peligro ahora, llama al 911, di “Spanish” y no cuelgues.',
      }),
    ],
  },
  {
    id: 'changes',
    heading: t({ en: 'Changes to these terms', es: 'Cambios en estos términos' }),
    paragraphs: [
      t({
        en: 'We may change these terms. The date at the top shows when we last did. The terms posted here on the day you sent a form apply to that form.',
        es: 'Podemos cambiar estos términos. La fecha de arriba muestra cuándo lo hicimos por última vez. Para cada formulario valen los términos que estaban aquí el día en que lo envió.',
      }),
    ],
  },
  {
    id: 'contact',
    heading: t({ en: 'How to reach us', es: 'Cómo comunicarse con nosotros' }),
    paragraphs: [
      t({
        en: 'You can write to us on the Contact Us page, or call the number at the foot of every page. If your question is about a message you sent, please give its reference, if you have one.',
        es: 'Puede escribirnos en la página “Contáctenos” o llamar al número que está al final de cada página. Si su pregunta es sobre un mensaje que envió, por favor, dé su número de referencia, si lo tiene.',
      }),
    ],
  },
];

/** The Terms of Service, with the privacy notice (requirements § 2.9 and § 8.4). */
export const termsCopy = {
  heading: t({ en: 'Terms of Service', es: 'Términos del servicio' }),
  description: t({
    en: 'The terms of this site: no agreement, what you send and to whom, and who pays for the site.',
    es: 'Los términos de este sitio: no hay contrato, qué envía usted y a quién, y quién paga el sitio.',
  }),
  lastUpdated: t({ en: 'Last updated', es: 'Última actualización:' }),
  updated: '2026-11-28',
  intro: t({
    en: 'These are the terms of this service. The menu calls this page “Services.” In short: the site is free for you, it makes no one your lawyer, and you decide whether to hire one.',
    es: 'Estos son los términos para usar este sitio. En pocas palabras: el sitio es gratis para usted, no convierte a nadie en su abogado, y usted decide si contrata a uno.',
  }),
  /** Which language governs (see `docs/lawyer-questions.md`). The English page needs no such sentence. */
  governingText: t<string | undefined>({
    en: undefined,
    es: 'Tradujimos estos términos para que pueda leerlos en español. Si en algo no dicen lo mismo que los términos en inglés, valen los términos en inglés, a menos que la ley diga otra cosa. El permiso de llamadas es distinto: vale en el idioma en que usted lo leyó. Para ver los términos en inglés, toque “English” al inicio de esta página.',
  }),
  sections,
} as const;
