/** Spanish words of the account's mails. */
export const MAIL_TEXTS_ES = {
  verify: {
    subject: 'Confirma tu dirección de correo',
    preheader: 'Un paso más y tu cuenta estará lista.',
    lines: ['Te damos la bienvenida a {app}. Confirma que esta dirección es tuya y tu cuenta estará lista.'],
    button: 'Confirmar mi dirección',
    after: ['El enlace funciona una sola vez, durante {hours} horas.', 'Si no creaste una cuenta, no tienes que hacer nada.'],
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    preheader: 'El enlace vale durante {minutes} minutos.',
    lines: ['Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de {app}.'],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace funciona una sola vez, durante {minutes} minutos.',
      'Si no fuiste tú, no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
    ],
  },
  already_registered: {
    subject: 'Ya tienes una cuenta',
    preheader: 'Inicia sesión o elige una contraseña nueva.',
    lines: [
      'Alguien, seguramente tú, ha intentado crear una cuenta en {app} con esta dirección. Ya existe una y no se ha cambiado nada.',
    ],
    button: 'Iniciar sesión',
    second: '¿Has olvidado tu contraseña? Elige una nueva aquí:',
    after: ['Si no fuiste tú, no tienes que hacer nada.'],
  },
  verify_change: {
    subject: 'Confirma tu nueva dirección',
    preheader: 'Hasta entonces, todo sigue igual.',
    lines: ['Has pedido usar esta dirección para tu cuenta de {app}. Hasta que la confirmes, vale la anterior.'],
    button: 'Confirmar mi nueva dirección',
    after: [
      'El enlace funciona una sola vez, durante {hours} horas.',
      'Si no fuiste tú, no tienes que hacer nada. Todo sigue igual.',
    ],
  },
  email_changed: {
    subject: 'Tu dirección de correo ha cambiado',
    preheader: 'Tu cuenta tiene una dirección nueva.',
    lines: [
      'La dirección de correo de tu cuenta de {app} ha cambiado. A partir de ahora inicias sesión con la nueva, y ahí te escribiremos.',
      'Si fuiste tú, todo está bien. Si no, escribe pronto a {support}.',
    ],
  },
  email_changed_for_you: {
    subject: 'Tu correo electrónico ha cambiado',
    preheader: 'Lo ha cambiado alguien de nuestro equipo.',
    lines: [
      'Alguien de nuestro equipo ha cambiado el correo electrónico de tu cuenta de {app}. Desde ahora inicias sesión con el nuevo, y ahí te escribiremos.',
      'Si lo pediste, confírmalo. Si no, deshaz el cambio: esta dirección vuelve a valer y se cierra la sesión en todos los dispositivos.',
    ],
    button: 'Confirmar o deshacer el cambio',
    after: [
      'El enlace funciona una sola vez, durante {days} días. Hasta que confirmes, los enlaces para una contraseña nueva llegan solo a esta dirección.',
    ],
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    preheader: 'Si fuiste tú, todo está bien.',
    lines: [
      'La contraseña de tu cuenta de {app} ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
      'Si fuiste tú, todo está bien. Si no, elige ahora una contraseña nueva.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  account_deleted: {
    subject: 'Tu cuenta se ha eliminado',
    preheader: 'Hasta siempre, y cuídate mucho.',
    lines: [
      'Tu cuenta de {app} se ha eliminado y, con ella, tus consejos, tus chats y las sesiones de pareja que abriste. Si tenías una suscripción, ha terminado.',
      'Lo que escribiste en sesiones que abrieron otras personas se queda con ellas, con el nombre que usaste allí. Ninguna cuenta lo relaciona ya contigo.',
      'Este es nuestro último correo. Gracias por haber estado aquí, y cuídate mucho.',
    ],
  },
  admin_password_changed: {
    subject: 'Ha cambiado la contraseña del panel',
    preheader: 'Este correo llega a todos los propietarios.',
    lines: [
      'Un propietario de {app} ha cambiado la contraseña de administración. La anterior ya no vale.',
      'Si estaba acordado, todo está bien. Si no, elige ahora una contraseña nueva para tu propia cuenta, cambia la de administración y mira el registro.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  token_made: {
    subject: 'Se creó un token de API para tu cuenta',
    preheader: 'Un programa puede actuar ahora en tu nombre.',
    lines: [
      'Un propietario de {app} ha creado un token de API para tu cuenta. Con él, un programa puede hacer en tu nombre lo que el token permite, como leer tu historial.',
      'Si lo pediste, todo está bien. Si no, escribe pronto a {support}.',
    ],
  },
  new_sign_in: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    preheader: 'Si fuiste tú, todo está bien.',
    lines: [
      'Alguien ha iniciado sesión en tu cuenta de {app} en un navegador que no se había usado antes con ella. Fue el {when}: {device}.',
      'Si fuiste tú, todo está bien. Si no, elige ahora una contraseña nueva. Así se cierra la sesión en todos los demás dispositivos.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  second_factor_on: {
    subject: 'Segundo paso activado',
    preheader: 'A partir de ahora se pide también un código.',
    lines: [
      'Se ha activado el segundo paso en tu cuenta de {app}. A partir de ahora, para iniciar sesión con la contraseña hace falta también un código de una aplicación. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva: en los primeros {days} días, eso vuelve a desactivar el segundo paso. Mira después dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  second_factor_off: {
    subject: 'Segundo paso desactivado',
    preheader: 'Vuelve a bastar la contraseña.',
    lines: [
      'Se ha desactivado el segundo paso en tu cuenta de {app}. Para iniciar sesión vuelve a bastar la contraseña. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva y mira después dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  recovery_code_used: {
    subject: 'Se usó un código de recuperación',
    preheader: 'Cada uno sirve una sola vez.',
    lines: [
      'En tu cuenta de {app} se ha usado un código de recuperación en lugar de un código de la aplicación. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva y mira después dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  recovery_codes_made: {
    subject: 'Nuevos códigos de recuperación',
    preheader: 'Los anteriores ya no sirven.',
    lines: [
      'Se han creado nuevos códigos de recuperación para tu cuenta de {app}. Los anteriores ya no sirven. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva y mira después dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  passkey_added: {
    subject: 'Se ha añadido una llave de acceso',
    preheader: 'Ya sirve para iniciar sesión.',
    lines: [
      'Se ha añadido una llave de acceso a tu cuenta de {app}. Quien la tenga puede iniciar sesión sin contraseña y sin segundo paso. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva. Después revisa tus llaves de acceso, elimina las que no sean tuyas y mira dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira tus llaves de acceso y dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  passkey_removed: {
    subject: 'Se ha eliminado una llave de acceso',
    preheader: 'Ya no sirve.',
    lines: [
      'Se ha eliminado una llave de acceso de tu cuenta de {app}. Ya no sirve para iniciar sesión. Fue el {when}: {device}.',
      '¿No fuiste tú? Elige ahora una contraseña nueva y mira después dónde tienes la sesión abierta.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira tus llaves de acceso y dónde tienes la sesión abierta:',
    unknown: 'un navegador desconocido',
  },
  retention_chosen: {
    subject: 'Tus consejos se guardarán menos tiempo',
    preheader: 'Se aplica dentro de unos días. Antes puedes cambiarlo.',
    lines: [
      'En tu cuenta de {app} se ha elegido que se eliminen los consejos, con su chat y sus enlaces, en los que no se haya preguntado ni escrito nada durante {months} meses. {bookmarked} Fue el {when}: {device}.',
      'Se aplica a partir del {from}. Antes puedes cambiarlo o descargar lo que quieras guardar. Las sesiones de pareja no se ven afectadas.',
      '¿No fuiste tú? Elige ahora una contraseña nueva y cambia después cuánto tiempo se guardan tus consejos.',
    ],
    button: 'Elegir una contraseña nueva',
    second: 'Mira cuánto tiempo se guardan tus consejos:',
    unknown: 'un navegador desconocido',
    kept: 'Lo que has marcado se queda.',
    gone: 'Lo que has marcado también se elimina.',
  },
};
