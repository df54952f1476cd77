/** Whole messages with one meaning. The patterns match plain words: folded, without punctuation, with typos corrected. */
export const whole = {
  help: /^(?:ayuda|ayudame|axuda|ajuda|laguntza|help|opciones|comandos|como (?:va|funciona|se usa|hago)\b.*|que (?:puedes|sabes|se puede) hacer.*|no entiendo.*|instrucciones|que hago|como publico.*)$/,
  thanks:
    /^(?:muchas |mil |ok |vale |perfecto |genial |muchisimas )?(?:gracias|grazas|gracies|eskerrik asko|thanks|merci|adios|chao|hasta luego|hasta manana|nos vemos|agur|adeu|bye)\b(?!.*\b(?:quita|anade|cambia|precio|sube|baja|publica|publicalo|agotad[oa]s?|sin|pon|ponlo|vuelve|no queda)\b).*$|^(?:estupendo|que bien|fenomenal|genial gracias|perfecto gracias|crack|de lujo|guay)$/,
  hello:
    /^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hey|ey|que tal|holi|bon dia|hola que tal|hola buenas|hola buenos dias|hola buenas tardes|hello|hi|hello there|good morning|kaixo|ola|boas)(?: (?:que tal|mantel))?$/,
  stop: /^(?:baja|stop|darme de baja|dame de baja|dar de baja|quiero darme de baja|desvincula.*|desconecta.*|no (?:me )?(?:escribas|escribais) mas|borra mi (?:telefono|numero))$/,
  publish:
    /^(?:(?:si |ok |vale |venga )?(?:publica|publicar|publicalo|publicala|publicado|publicalo ya|subelo|mandalo|sacalo|publica el menu|publicar el menu|publica el de hoy|publish(?: it)?|publica publica|post it)(?: ya| ahora| hoy| por favor| now| please| asi)?)$/,
  correct:
    /^(?:corrige|corregir|corrigelo|cambiar|modificar|editar|quiero (?:cambiar|corregir|modificar).*|esta mal|hay un (?:error|fallo).*|no me (?:convence|gusta|acaba de convencer).*|falta algo|cambia algo|quiero cambiar algo|no esta bien|me he equivocado|me equivoque)$/,
  /** A yes to the last question, and to nothing else. */
  yes: /^(?:(?:si|sip|sii|ok|okey|okay|vale|venga|claro|correcto|perfecto|bien|muy bien|de acuerdo|eso|eso es|exacto|exactamente|dale|adelante|tira|asi|esta bien|todo bien|asi esta bien|yes|yep|yeah|sure|por supuesto|va|bueno|desde luego|hazlo|por favor|please|genial|todo correcto|dejalo asi|queda asi|asi mismo) ?)+$/,
  /** «sí, bórralo»: a yes that repeats the words of the question. */
  yesDo:
    /^(?:si|vale|ok|claro|venga|yes) (?:por favor )?(?:borralo|borrala|cambialo|cambiala|anadelo|hazlo|quitalo|sustituyelo|reemplazalo|guardalo|copialo|pasalo|do it)$/,
  undo: /^(?:(?:no |perdon |espera |por favor |y |me he equivocado |ay )*)(?:deshaz|deshacer|deshazlo|desfai|desfaino|desfes|desfes ho|desegin|deshaz (?:eso|lo ultimo|el cambio|todo)|deshacer (?:eso|lo ultimo|el cambio)|undo(?: that| it)?|revierte(?:lo)?|vuelve atras|vuelve para atras|atras|marcha atras|(?:deja|dejalo|pon|ponlo)(?: el| la| lo)?(?: menu| precio| todo)? como estaba(?: antes)?|(?:borra|quita|anula) lo ultimo(?: que (?:hice|he hecho|te dije))?|ponlo como estaba(?: antes)?|como estaba(?: antes)?|vuelve a (?:dejarlo|ponerlo) como estaba(?: antes)?|recupera(?:lo|r)?(?: el menu| el de antes| lo de antes)?)(?: por favor| please)?$/,
  askPrice:
    /^(?:(?:(?:sube|baja|cambia|cambiar|subir|bajar|modifica)(?: me)? )?(?:el )?precio|otro precio|cambia de precio|sube|baja)$/,
  keep: /^(?:guarda(?:lo|r|melo)?(?: (?:como |en |el )?borrador)?|(?:dejalo|ponlo) (?:en|como) borrador|como borrador|save it)$/,
  wait: /^(?:(?:no |eh |oye |mejor |perfecto |pero |vale |ok |si )*)(?:espera(?:te)?|un momento|un segundo|un minuto|dame un (?:momento|segundo|minuto)|ahora te digo|wait|hold on|ya te digo|para|(?:no se )?(?:luego|ahora|despues|mas tarde) te (?:digo|cuento|aviso|confirmo)|no se|luego (?:lo )?(?:publico|miro|veo|vemos)|lo (?:publico|miro) (?:luego|despues|mas tarde))(?: (?:un (?:momento|segundo|minuto|poco)|por favor|eh))*$/,
  angry:
    /\b(?:tonto|tonta|inutil|idiota|imbecil|gilipollas|subnormal|mierda|puta|puto|cabron|capullo|basura|no te enteras|no (?:me )?entiendes(?: nada)?|no sirves|estupido|estupida|eres malo|que asco|no vales|stupid|idiot|useless|fuck)\b/,
  remind:
    /^(?:(?:me|puedes|podrias|por favor|oye) )*(?:avisa(?:me|r|rme)?|recuerda(?:me)?|recordar(?:me)?|acuerdate|despierta(?:me)?|llama(?:me)?|remind me)\b/,
  status:
    /^(?:y |ya |oye |hola |perdona |pero |que )*(?:(?:esta|estan|sigue|se ha|has|ha|lo has|se|se ve|sale|lo ves|is|lo habeis) ?(?:el menu |el de (?:hoy|manana) |lo |ya |hoy |manana |it |ya lo )*(?:publicado|publicada|subido|colgado|salido|programado|online|puesto|ve|visible|published|publico|sale|hecho)|cuando (?:sale|se publica|lo publicas|saldra|se ve)|a que hora (?:sale|se publica|lo publicas|saldra|esta programado)|(?:el menu |ya )+(?:esta |se ha |ha )?(?:publicado|salido|visible|online))\b/,
  cost: /^(?:y |oye |hola )*(?:a cuanto|cuanto (?:cuesta|vale|es|he puesto|pusimos|esta)(?! mantel)|que precio|cual es el precio|a que precio|how much)\b/,
  done: /^(?:ya esta|ja esta|xa esta|kitt?o|that s it|that is it|ya|listo|eso es todo|nada mas|fin|ya esta todo|terminado|ese es el menu|acabado)$/,
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

export const move = /^(?:por favor )?(?:mueve|muevelo|mover|pasa|pasalo|pasar|traslada|cambia|cambialo)\b/
export const copy = /\b(?:mismo|misma|igual|repite|repetir|repitelo|copia|copiar|copialo|duplica)\b/
export const remove =
  /^(?:por favor )?(?:borra|borrar|borralo|elimina|eliminar|quita|quitar|anula|anular|cancela|cancelar|suprime|desprograma|despublica|oculta|retira|despublicar|ocultar|retirar)\b/
export const closed =
  /^(?:(?:hoy|manana|el|la|we|are) )*(?:(?:cerramos|cierro)(?! antes| tarde| mas| a las?\b| (?:la )?cocina)|es (?:fiesta|festivo)$|estamos de vacaciones|descansamos|libramos|cerrado|cerrados|no abrimos|no hay menu|no damos menu|no pon(?:go|emos) menu|no hacemos menu|no tenemos menu|estamos cerrados)\b/
export const show =
  /^(?:(?:oye|hola|y|a ver|dime|por favor) )*(?:que|cual|ver|ensena|ensename|ensenamelo|muestramelo|mandamelo|muestra|muestrame|mira|dime|como (?:esta|queda|ha quedado|va)|pasame|mandame|el menu|menu|mi menu|show|what|which|cuantos)\b/
/** Words without meaning beside a price, a day or a command. */
export const empty = new Set(
  (
    'el la lo los las del de menu precio precios pon ponlo ponme poner cambia cambiar cambialo sube subelo subir baja bajalo bajar a al ' +
    'para en es son vale cuesta que sea ahora dia y no por favor quiero nuevo cena comida noche mejor se te me borra borrar borralo elimina eliminar quita ' +
    'quitar anula anular cancela cancelar todo entero suprime esta este queda ha quedado hay tengo tenemos puesto ver ensena ensename muestra muestrame ' +
    'mandame pasame dime cual como mira oye hola mi un una publicado publicar publica publicalo programa programar programalo sacalo salga las sobre h horas hora ' +
    'desprograma euros eur iva incluido cada uno persona solo finalmente final fijate perdon tal como va asi oi oy hoi ves me s is the today for today show what menu tenemos hay dais damos puse ponia lo tienes ensenamelo muestramelo mandamelo precio menu asi quedando ese esta platos plato cuantos cenar comer mediodia despublica oculta retira retirar ocultar despublicar web pagina'
  ).split(' '),
)
