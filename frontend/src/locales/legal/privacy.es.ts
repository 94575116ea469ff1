import type { LegalText } from './legal-text.ts';

const privacy: LegalText = {
  intro:
    'Aquí se escribe sobre lo que preocupa. Por eso esta página explica, con palabras sencillas, qué se guarda de ello, quién lo recibe, cuánto tiempo se queda y cómo lo eliminas.',
  sections: [
    {
      id: 'operator',
      heading: 'Quién es responsable',
      body: [
        'Responsable del tratamiento de tus datos: {operator}. Más en el <imprint>aviso legal</imprint>.',
        'El responsable del tratamiento es quien gestiona este sitio y su servidor. Puedes escribir a <mail>{support}</mail> para cualquier pregunta sobre tus datos y para cada derecho que se nombra abajo.',
      ],
    },
    {
      id: 'stored',
      heading: 'Qué se guarda en el servidor',
      body: [
        [
          'Tu cuenta, si la tienes: nombre y apellidos, correo electrónico, fecha de nacimiento, idioma de tus correos, tu plan y cuántas sesiones has usado; si nuestro equipo ha cambiado tu dirección, también la anterior durante siete días. De tu contraseña, solo un resumen criptográfico (hash), a partir del cual no se puede leer.',
          'Cada consejo: lo que escribiste, el tema, el tono y el idioma, la respuesta, la hora y la dirección IP desde la que se pidió (de una IPv6, la primera mitad).',
          'Chats y sesiones de pareja: los mensajes con su hora, los nombres con los que se participa y, de una sesión de pareja, la dirección IP desde la que se abrió (de una IPv6, la primera mitad).',
          'Sin cuenta, cada mes: tu dirección IP, el nombre que se da tu navegador y el número de sesiones gratis usadas.',
          'Tu sesión: una entrada que pertenece a la cookie beside.sid y dice de quién es el navegador, qué navegador y qué sistema es, y qué días empezó y se usó por última vez.',
          'Si configuras un segundo paso o añades una llave de acceso: lo necesario para comprobarlo, cuándo lo hiciste y, de una llave de acceso, su nombre, quién la guarda, en qué navegador se añadió y qué día se usó por última vez. La mitad secreta de una llave de acceso nunca sale de tu dispositivo o de su proveedor.',
          'Los enlaces que creas a un consejo: una copia, con tu pregunta si así lo elegiste, hasta cuándo sirve el enlace y cuántas veces se ha abierto. De quienes lo leen no se guarda nada: ni dirección, ni hora, ni cookie; de la dirección del enlace, solo un hash. Lo que ha terminado se elimina a los 30 días.',
          'Si eliges que los consejos antiguos se eliminen solos: después de cuántos meses, si se queda lo que has marcado y desde cuándo.',
          'Contra el abuso: cuánto se ha escrito en un día para una persona o una dirección, y huellas con clave de los lugares desde los que te registraste e iniciaste sesión. De cada navegador en el que tienes la sesión abierta: de qué tipo y de qué sistema es, desde qué día y el día del último uso.',
          'Traducciones: las de un consejo y su chat, junto a una huella del original, con el consejo; las de la interfaz, sin relación contigo.',
          'Si tienes o has tenido un plan: tu número de cliente en Stripe, el estado de tu suscripción (plan, importe, fechas, descuento, el tipo de pago con sus cuatro últimas cifras), los cambios que pediste y el precio que se te indicó, y los avisos de Stripe sobre ellos.',
          'Los desistimientos y bajas que envías: número, hora, nombre, dirección, contrato, motivo e idioma.',
          'Un correo que está por enviar: tu dirección y tu nombre.',
          'Si eliges de qué quieres que te avisemos: qué tipos, tus horas de silencio y tu zona horaria, si llegan correos, cuándo llegó el último y el enlace que les pone fin, como hash; de cada dispositivo que recibe notificaciones, la dirección y las claves que su navegador ha dado para ello; lo que es nuevo para ti, como tipo y número, sin palabras, cuándo llegó y cuándo lo viste; y qué día cuántas notificaciones salieron.',
        ],
        'El registro propio de la aplicación no contiene nombres, ni direcciones, ni nada de lo que escribes. Con el número de tu cuenta anota cuándo inicias y cierras sesión, cuándo cambia tu contraseña y qué se te ha denegado; un inicio de sesión fallido, con una huella con clave de la dirección.',
      ],
    },
    {
      id: 'browser',
      heading: 'Qué se guarda en tu navegador',
      body: [
        'Hay tres cookies, todas estrictamente necesarias. beside.sid mantiene tu sesión iniciada, o muestra, si no tienes cuenta, que un consejo o un lugar en una sesión de pareja es tuyo; se crea cuando pides consejo, entras sin cuenta en una sesión de pareja o inicias sesión, y termina 60 días después de tu última visita. beside.signed-in solo dice que alguien ha iniciado sesión en este navegador, para que la página de quien no lo ha hecho no tenga que preguntar al servidor; se crea cuando inicias sesión y termina con beside.sid o cuando cierras la sesión. beside.device se crea cuando te registras o inicias sesión, por un año: con ella se reconoce tu navegador, para que puedas entrar aunque otras personas intenten adivinar tu contraseña, y para que el enlace que confirma tu dirección no pida la contraseña en el navegador en el que te registraste.',
        'En el almacenamiento del navegador están, solo para esta pestaña, tu borrador y una petición en curso, con el número de tu cuenta, si tienes una, hasta dónde habías bajado en cada página, y si la página se ha cargado una vez más o se ha dejado con la salida rápida; en un chat, lo que estás escribiendo, las preguntas que aún están por enviar, qué chat está abierto y qué ayuda has ocultado; en una sesión de pareja, lo que estás escribiendo, los mensajes que aún están por enviar y la ayuda que se te mostró; en la página de los planes, tu código de descuento y cuándo pagaste por última vez; en el panel de administración, un anuncio que se está escribiendo; y un aviso que aún se te debe mostrar. Para este navegador están tu idioma, el tema, el nombre y la imagen con que la aplicación está en este dispositivo, si has elegido otros, el país para los teléfonos de ayuda, el número de sesiones gratis, textos traducidos de la interfaz, si alguien había iniciado sesión, si has leído el aviso sobre el dictado, qué dos consejos has leído primero aquí hasta el final, o que después se te mostró cómo añadir la aplicación, qué anuncios has cerrado, de qué pagos se te ha informado, un consejo durante el momento hasta que se abre, los consejos que has marcado con el número de tu cuenta, el nombre con el que entraste sin cuenta en una sesión de pareja y el idioma en el que lees allí. Nada de eso sirve para seguirte.',
        'Para que {appName} se abra sin conexión, tu navegador guarda las partes de la página y la página de ayuda: las mismas para todo el mundo, y nada tuyo. Si decides guardar un consejo en este dispositivo, también quedan allí su texto, las primeras palabras de tu pregunta y el número de tu cuenta, y se pueden leer allí sin tu contraseña. Se eliminan cuando cierras sesión o usas «Salida rápida», con el propio consejo, y después de 14 días sin conexión.',
        'Si activas las notificaciones, el servicio push del fabricante de tu navegador conoce una dirección para este dispositivo, y cuándo y cuántos bytes enviamos allí: siempre los mismos, cifrados, y nunca de qué se trata. Termina cuando las desactivas, cierras sesión o usas «Salida rápida». Este navegador recuerda si están activadas aquí.',
        'No hay rastreadores, ni analítica, ni publicidad. La página no carga nada de servidores de otras empresas, con una excepción: si los pagos están activados, el formulario de pago viene de Stripe, en la página donde pagas.',
      ],
    },
    {
      id: 'model',
      heading: 'Qué recibe el proveedor del modelo de IA',
      body: [
        'El modelo funciona en un proveedor que ha elegido quien gestiona el sitio, que te dirá cuál es y en qué país está. Puede estar fuera de la Unión Europea. En una demo, el formulario lo dice, y ningún proveedor recibe nada.',
        [
          'Recibe el texto que escribiste, con tema, tono e idioma, y el país cuyas líneas de ayuda ves, si se conoce; para un chat o una sesión de pareja, también los mensajes anteriores; para una traducción, el texto que se traduce.',
          'En una sesión de pareja, el modelo escribe como consejero, y su proveedor recibe también los nombres de las dos personas y el nombre de la sesión. Para quien lee en otro idioma, el modelo traduce los mensajes.',
          'Recibe un código calculado a partir del número de tu cuenta o de tu dirección IP, con el que puede reconocer un abuso sin saber quién eres.',
          'Aparte de los nombres en una sesión de pareja, no recibe tu nombre, ni tu correo, ni tu fecha de nacimiento, salvo que los escribas tú en el texto.',
        ],
        'Antes de enviar una petición de consejo, el propio servidor busca señales de peligro inmediato. Un texto en el que las encuentra se responde con servicios de ayuda, y no se envía. En una sesión de pareja, un mensaje así lo pueden leer las dos personas y se traduce como cualquier otro; pero los servicios de ayuda solo se muestran a quien lo escribió, y el consejero no recibe el mensaje. Cuando las señales son solo posibles, el texto se envía, y los servicios de ayuda se muestran junto a lo que escribe el modelo. También al modelo se le pregunta por esas señales; en una sesión de pareja, lo que encuentra solo se muestra a quien lo escribió.',
      ],
    },
    {
      id: 'others',
      heading: 'Quién más interviene',
      body: [
        [
          'La empresa en cuyas máquinas funciona el servidor.',
          'Si los pagos están activados: Stripe. Recibe tu nombre, tu correo electrónico, tu idioma, el número de tu cuenta y, si el pedido los pide, tu país y tu código postal para el IVA, y se ocupa de los pagos y las facturas. Los datos de tu tarjeta van directamente a Stripe; el servidor nunca los ve. En la página donde pagas, Stripe conoce también tu dirección IP y protege contra el fraude.',
          'Si el correo está activado: un servicio de correo, que recibe tu dirección y los correos que se te envían.',
          'La empresa que desarrolla tu navegador, si dictas o pides que se lea un texto en voz alta: algunos navegadores lo hacen en los servidores de esa empresa, con el audio o el texto. Nunca recibimos el audio.',
          'Donde hay notificaciones configuradas y tú las activas: el servicio push del fabricante de tu navegador (Google, Mozilla, Apple o Microsoft).',
        ],
        'No se vende nada a nadie.',
      ],
    },
    {
      id: 'reasons',
      heading: 'Por qué está permitido (base jurídica)',
      body: [
        'La cuenta, los consejos y los pagos se tratan para prestarte lo que pides (artículo 6, apartado 1, letra b, del RGPD); las direcciones IP, los contadores y las huellas, para que el servicio siga siendo seguro y justo, que es el interés legítimo de quien gestiona el sitio (letra f); las facturas, como exige la ley (letra c).',
        'Lo que escribes puede hablar de tu salud, tus creencias o tu vida amorosa. Al pulsar «Pedir consejo» o «Enviar» consientes que se trate para responderte (artículo 9, apartado 2, letra a). Puedes retirar ese consentimiento en cualquier momento eliminando el consejo; lo hecho hasta entonces sigue siendo lícito.',
        'Aquí ninguna máquina toma decisiones con efectos jurídicos para ti.',
      ],
    },
    {
      id: 'duration',
      heading: 'Cuánto tiempo se queda',
      body: [
        [
          'Cuenta, consejos y chats, con sus traducciones: hasta que los elimines, o elimines tu cuenta. Si en «Guardar y compartir» elegiste que los consejos antiguos se eliminen solos, el consejo, su chat y sus enlaces: hasta la noche en que corresponda; tu elección, hasta que la cambies.',
          'Un registro cuya dirección nunca se confirmó: 2 días.',
          'Consejos sin cuenta: hasta que los elimines. Cuando la cookie beside.sid ya no está en tu navegador, nadie puede abrirlos en este sitio; se eliminan la noche después de que termine su sesión, 60 días después de tu última visita.',
          'Lo que escribiste, en el apunte de una petición: se elimina en cuanto la petición termina. El resto del apunte: 2 días.',
          'Contadores de sesiones gratis: 3 meses después del último uso. Cantidades escritas en un día: 3 días.',
          'Sesiones: 60 días después de tu última visita. Enlaces en correos: 1 hora para restablecer una contraseña, 24 horas para confirmar una dirección.',
          'Sesiones de pareja, con sus mensajes y traducciones: hasta que quien creó la sesión la elimine, o elimine su cuenta. Quien entró sin cuenta puede abrirla mientras la cookie beside.sid esté en su navegador.',
          'Lo que el modelo tomó por señales de peligro en una sesión de pareja: 30 días. Solo quien escribió el mensaje puede verlo y descargarlo.',
          'Traducciones de la interfaz: 90 días.',
          'Ofertas de un cambio de plan: 30 días. Avisos de Stripe sobre pagos: 60 días. Cambios de un plan: 90 días.',
          'Desistimientos y bajas: como prueba, 3 años después de que acabe su año, también si se elimina la cuenta.',
          'Tras un desistimiento, de una cuenta eliminada: un código formado a partir de su dirección, la fecha y las sesiones usadas, durante el mismo tiempo, para que nadie use planes gratis una y otra vez.',
          'Facturas: en Stripe, el tiempo que exija la ley.',
          'Lo que es nuevo para ti: 14 días. La dirección de un dispositivo para notificaciones: hasta que las desactives, cierres sesión o uses «Salida rápida» en él, y 60 días después de su última respuesta.',
        ],
        'Las copias de seguridad de quien gestiona el sitio pueden guardar algo más de tiempo lo que se eliminó. Para que ninguna copia restaurada lo recupere, una lista guarda durante 400 días los números de lo eliminado.',
      ],
    },
    {
      id: 'rights',
      heading: 'Qué puedes hacer',
      body: [
        [
          'Ver y llevarte tus datos: «Descargar mis datos» en tu <account>página de cuenta</account>.',
          'Corregirlos: en la misma página. Para tu fecha de nacimiento, escribe a quien gestiona el sitio.',
          'Eliminarlos: cada consejo por separado, o la cuenta con todo lo que le pertenece. Tus mensajes en sesiones de pareja de otras personas se quedan allí con el nombre que se muestra, sin la relación contigo.',
          'Oponerte, pedir que se limite el tratamiento o retirar un consentimiento: escribe a <mail>{support}</mail>.',
          'Presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.',
        ],
      ],
    },
    {
      id: 'young',
      heading: 'Personas jóvenes',
      body: [
        'Para tener una cuenta hay que tener al menos 13 años; por eso se pide la fecha de nacimiento. Si eres menor y necesitas ayuda, habla con una persona adulta en quien confíes, o llama a un teléfono de ayuda a la infancia.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cuando esto cambie',
      body: ['Cuando el servicio trate los datos de otra manera, esta página cambiará antes. Su fecha está arriba.'],
    },
  ],
};

export default privacy;
