/** Whole messages with one meaning. The patterns match plain words: folded, without punctuation, with typos corrected. */
export const whole = {
  help: /^(?:ayuda|ayudame|help|opciones|comandos|como (?:va|funciona|se usa|hago)\b.*|que (?:puedes|sabes|se puede) hacer.*|no entiendo.*|instrucciones|que hago|como publico.*)$/,
  thanks:
    /^(?:muchas |mil |ok |vale |perfecto |genial |muchisimas )?(?:gracias|grazas|gracies|eskerrik asko|thanks|merci)\b.*$|^(?:genial|estupendo|que bien|muy bien|fenomenal|perfecto gracias|crack|de lujo|guay)$/,
  hello:
    /^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hey|ey|que tal|holi|bon dia|hola que tal|hola buenas|hola buenos dias|hola buenas tardes)(?: (?:que tal|mantel))?$/,
  stop: /^(?:baja|stop|darme de baja|dame de baja|dar de baja|quiero darme de baja|desvincula.*|desconecta.*|no (?:me )?(?:escribas|escribais) mas|borra mi (?:telefono|numero))$/,
  publish:
    /^(?:(?:si |ok |vale |venga )?(?:publica|publicar|publicalo|publicala|publicado|publicalo ya|sube?lo|adelante|dale|tira|mandalo|sacalo|publica el menu|publicar el menu|publica el de hoy)(?: ya| ahora| hoy| por favor)?|si|sip|ok|okey|vale|venga|claro|correcto|esta bien|todo bien|perfecto|asi esta bien|bien|de acuerdo)$/,
  correct:
    /^(?:corrige|corregir|corrigelo|cambiar|modificar|editar|quiero (?:cambiar|corregir|modificar).*|esta mal|hay un (?:error|fallo).*|no esta bien|me he equivocado|me equivoque)$/,
  cancel:
    /^(?:no|nop|cancela|cancelar|cancelalo|olvidalo|dejalo|nada|da igual|no gracias|mejor no|espera|para|descarta|descartar|no lo publiques|no publiques)$/,
  done: /^(?:ya esta|ya|listo|eso es todo|nada mas|fin|ya esta todo|terminado|ese es el menu|acabado)$/,
  template:
    /^(?:.*\b(?:plantilla|plantillas|diseno|disenos)\b.*|otra imagen|otro estilo|otro color|otra foto|cambia (?:la imagen|el estilo|el fondo))$/,
  whatsapp: /^.*\b(?:whatsapp|wasap|wsp|wassap|guasap)\b.*$/,
  human:
    /^.*\b(?:persona|humano|agente|soporte|telefono de contacto|hablar con (?:alguien|vosotros)|no funciona|problema)\b.*$/,
  plan: /^.*\b(?:premium|suscripcion|factura|facturas|plan gratuito|mi plan|tarifa|cuanto (?:cuesta|vale) mantel)\b.*$/,
  page: /^.*\b(?:mi pagina|mi enlace|el enlace|mi link|el link|la pagina|mi web|la web|mi qr|codigo qr)\b.*$/,
  stats:
    /^.*\b(?:estadisticas|visitas|visto|visita|cuanta gente|cuantas personas|cuantos (?:clientes|han)|resultados|me ven|nos ven|lo ven)\b.*$/,
  planned:
    /^(?:(?!programa(?:r|lo)? ).*\b(?:programado|programados|pendiente|pendientes|planificado|proximos dias|esta semana|la semana|que dias)\b.*|semana)$/,
} as const

export const soldOut = {
  /** «se ha acabado la merluza», «ya no queda merluza», «agotado merluza», «nos hemos quedado sin merluza» */
  before:
    /^(?:(?:ya|hoy|oye|ojo|perdona|y|se|nos|ha|han|hemos|me|he|marca|pon|esta|estan|por favor|tambien|hola) )*(?:agotad[oa]s?|acabad[oa]s?|terminad[oa]s?|acabo|acabaron|agoto|agotaron|termino|terminaron|quedado sin|quedamos sin|sin|fuera|tacha|no (?:me |nos )?quedan?|no hay|no tenemos|no tengo) (?:ya |mas )?(?!menu\b|comida\b|nada\b)(.+)$/,
  /** «la merluza agotada», «merluza se ha acabado» */
  after:
    /^(.+?) (?:(?:ya|esta|estan|se|ha|han|nos) )*(?:agotad[oa]s?|acabad[oa]s?|terminad[oa]s?|acabo|agoto|termino|no quedan?|no hay)$/,
  backBefore:
    /^(?:(?:ya|hoy|oye|perdona|y|si|que|por favor|ahora|otra vez) )*(?:vuelven? a haber|vuelven?|vuelve a estar|hay otra vez|tenemos otra vez|hay de nuevo|hay|tenemos|repuest[oa]s?|quedan? otra vez|ha vuelto|han vuelto|quedan?|disponible|desmarca) (?:otra vez |de nuevo |mas )?(.+)$/,
  backAfter: /^(.+?) (?:otra vez|de nuevo|vuelve|disponible|si (?:hay|quedan?)|ya hay)$/,
}

export const change = {
  replace:
    /^(?:cambia|cambiar|sustituye|cambiame|pon|en vez de|en lugar de|donde pone|quita) (.+?) (?:por|pon|va|es|y pon|, pon) (.+)$/,
  remove: /^(?:quita|quitar|quitame|elimina|borra|saca|retira|sobra|fuera) (.+)$/,
  add: /^(?:anade|anadir|anademe|agrega|pon|ponme|mete|falta|faltan|suma|incluye|tambien) (?:tambien )?(.+)$/,
}

export const course = /^(.+?) (?:de |como |en )(?:los )?(entrante|primero|segundo|postre|principal)s?$/

export const move = /^(?:por favor )?(?:mueve|muevelo|mover|pasa|pasalo|pasar|traslada|cambia|cambialo)\b/
export const copy = /\b(?:mismo|misma|igual|repite|repetir|repitelo|copia|copiar|copialo|duplica)\b/
export const remove =
  /^(?:por favor )?(?:borra|borrar|borralo|elimina|eliminar|quita|quitar|anula|anular|cancela|cancelar|suprime|desprograma)\b/
export const closed =
  /^(?:(?:hoy|manana|el|la) )*(?:cerramos|cerrado|cerrados|no abrimos|no hay menu|no damos menu|estamos cerrados)\b/
export const show =
  /^(?:(?:oye|hola|y|a ver|dime|por favor) )*(?:que|cual|ver|ensena|ensename|muestra|muestrame|mira|dime|como (?:esta|queda|ha quedado)|pasame|mandame|el menu|menu|mi menu)\b/
export const schedule =
  /^(?:por favor )?(?:programa|programar|programalo|publicalo|publica|sacalo|que salga|ponlo)\b/

/** Words without meaning beside a price, a day or a command. */
export const empty = new Set(
  (
    'el la lo los las del de menu precio precios pon ponlo ponme poner cambia cambiar cambialo sube subelo subir baja bajalo bajar a al ' +
    'para en es son vale cuesta que sea ahora dia y no por favor quiero nuevo cena comida noche mejor se te me borra borrar borralo elimina eliminar quita ' +
    'quitar anula anular cancela cancelar todo entero suprime esta este queda ha quedado hay tengo tenemos puesto ver ensena ensename muestra muestrame ' +
    'mandame pasame dime cual como mira oye hola mi un una publicado publicar publica publicalo programa programar programalo sacalo salga las sobre h horas hora ' +
    'desprograma euros eur iva incluido cada uno persona solo finalmente final fijate perdon tal'
  ).split(' '),
)
