import type { Cuisine } from '@/contract/entities/lists'

/** `{barrio}` is filled with its preposition and article; `{plato}` without them and with a small first letter. */
export const openings = [
  'Somos una casa pequeña {barrio}: doce mesas, una barra larga y la radio bajita.',
  '{dueña} lleva la sala y su hermano los fuegos; entre los dos conocen a medio barrio por su nombre.',
  '{dueña} dejó la oficina, alquiló este local {barrio} y no ha vuelto a mirar atrás.',
  'La cocina la lleva {dueña}; la cuenta, la tía de {dueña}; las quejas, nadie, porque no las hay.',
  'Un comedor de barrio con buena luz, sillas cómodas y precios de los de antes.',
  'Si vas con prisa, dínoslo: comes en media hora y comes bien.',
  'Llevamos desde {año} discutiendo si la tortilla va con cebolla. Todo lo demás lo tenemos claro.',
  'Entras por un plato y te quedas por la sobremesa.',
  'Estamos {barrio}, donde la calle se estrecha y empieza a oler bien.',
  'La carta es corta a propósito: así todo sale recién hecho.',
  'Somos dos socios, una cocina de seis fuegos y muchas ganas.',
  'Nos gusta la gente que pregunta qué hay hoy antes de sentarse.',
  'Por la mañana, café; a mediodía, menú; por la noche, lo que pida el cuerpo.',
  'Reformamos el local en {año}, pero el suelo hidráulico no lo tocó nadie.',
  'Aquí la música se oye, la conversación también, y la cocina cierra cuando se va el último.',
  'Aquí se viene a comer despacio, aunque solo tengas una hora.',
  'Un local alegre {barrio}, con manteles de cuadros y la cocina a la vista.',
  'Hay sitios a los que se vuelve por la comida y sitios a los que se vuelve por la gente. Nos gusta creer que somos de los dos.',
  'Desde {año} damos de comer {barrio} a oficinistas, estudiantes y familias enteras los domingos.',
  'Detrás de esta puerta verde hay una cocina de tres metros y mucho oficio.',
  'Compramos por la mañana y cocinamos a mediodía: lo que ves en la pizarra es lo que había bueno en el mercado.',
  'Nos instalamos {barrio} en {año} con dos maletas y un libro de recetas manchado de aceite.',
  'El comedor es luminoso, la barra es ruidosa y el café está bien hecho.',
  'Si es tu primera vez, deja que {dueña} te recomiende: no suele fallar.',
  'Pocas mesas, mucha conversación y una carta que cabe en una hoja.',
]

/** Only for restaurants with the local kitchen. */
export const localOpenings = [
  'Empezamos sirviendo desayunos a los del mercado y acabamos dando de comer a sus nietos.',
  'Cocina de siempre, sin prisas y sin trampas, en pleno {ciudad}.',
  'Tercera generación al mando: la receta de las croquetas sigue guardada en un cajón con llave.',
  'Una casa de comidas de las de antes, con servilleta de tela y pan que cruje.',
  'Fuimos ultramarinos hasta {año}; de entonces quedan la balanza, el mostrador de mármol y la costumbre de fiarnos del vecino.',
  'Abrimos en {año} {barrio} y seguimos con la misma cazuela de hierro del primer día.',
]

const home = [
  'Los guisos se hacen la víspera, porque al día siguiente están mejor; el plato que más nos piden: {plato}.',
  'Cada día hay un plato de cuchara y uno de pescado, y muchas semanas, {plato}.',
  'Hay quien cruza {ciudad} entera por un plato nuestro: {plato}.',
  'Trabajamos con huerta cercana y pescado de lonja, y nos salen de memoria platos como {plato}.',
  'El menú cambia a diario y se acaba cuando se acaba; si ves en la pizarra {plato}, no lo dudes.',
]

const grill = [
  'Se come con las manos si hace falta, y se brinda siempre. De la casa: {plato}.',
  'La brasa se enciende a las once y no se apaga hasta la noche; la carne llega de ganaderías pequeñas.',
  'Leña de encina, sal gorda y paciencia: no hay más secreto.',
  'Elegimos pieza a pieza y cortamos a la vista. Pregunta si hoy hay {plato}.',
  'Aquí manda la parrilla, aunque las verduras asadas tienen sus propios devotos.',
]

const sea = [
  'El género entra por la puerta a las nueve, recién subastado, y a las dos ya está en la mesa.',
  'Pescado de lonja, poco fuego y buen aceite. Si tienes dudas: {plato}.',
  'Si la mar está mala, la carta es corta: preferimos decirte que no hay.',
  'La vitrina manda: elige la pieza y nosotros la ponemos a la plancha, al horno o a la espalda.',
]

const tapas = [
  'La barra es larga y la vitrina, tentadora: croquetas, gildas, tortilla y lo que haya traído el mercado.',
  'De pie se tapea y sentado se come: hay menú entre semana y raciones a cualquier hora.',
  'Barra de las de codo, vermut de grifo y una docena de raciones que no cambian desde hace años.',
  'Entre las doce y las tres salen las tapas calientes; después, platos para compartir como {plato}.',
  'Servimos tapa con la caña y nos tomamos muy en serio la ensaladilla.',
  'Raciones generosas, vinos por copas y siempre alguien cantando el final del partido.',
]

const italian = [
  'Poca carta, mucha mantequilla y salvia. Nuestro orgullo: {plato}.',
  'Harina italiana, agua de {ciudad} y cuarenta y ocho horas de paciencia.',
  'La pasta fresca se estira cada mañana y la masa de la pizza reposa dos días.',
  'Recetas de casa de la abuela, con tomate de verdad y sin nata donde no toca.',
  'Horno de piedra, aceite siciliano y un tiramisú que da que hablar.',
]

const asian = [
  'Caldos que hierven doce horas, verduras crujientes y el picante a tu gusto.',
  'Cocina de familia, con recetas que viajaron en una libreta; para empezar con buen pie, {plato}.',
  'El wok no para. Avísanos si quieres menos picante: no juzgamos a nadie.',
  'Un comedor tranquilo para comer bien y con calma, con té siempre caliente.',
]

const latin = [
  'Los domingos cocina la familia entera y la mesa se alarga. De la casa: {plato}.',
  'Maíz, lima y picante, en su justa medida. Muchos repiten por un solo plato: {plato}.',
  'Traemos los sabores de casa tal y como los recordamos, con producto de aquí.',
  'La cocina huele a cilantro desde las doce, y la música no suena nunca demasiado alta.',
]

const green = [
  'Nadie echa de menos la carne, ni siquiera los que vienen refunfuñando. Prueba: {plato}.',
  'Menú nuevo cada día, según lo que traiga la huerta.',
  'Todo sale de la huerta: legumbre, grano, verdura de temporada y mucha hierba fresca.',
  'Comida vegetal con fundamento, de la que llena. Plato estrella: {plato}.',
  'Cocinamos verduras con el respeto con que otros cocinan un solomillo.',
]

const wine = [
  'La pizarra de copas cambia los jueves; la de quesos, cuando se acaban.',
  'Más de ciento veinte referencias, casi todas de bodegas pequeñas, y una cocina que las acompaña.',
  'Vinos por copas que cambian cada semana, quesos afinados y platos para compartir.',
  'No hace falta saber de vinos: dinos qué te apetece y abrimos algo.',
]

const burger = [
  'Las burgers salen por orden de llegada y las patatas, por arrobas.',
  'Carne de vaca picada cada mañana, pan de obrador y patatas cortadas a mano.',
  'Hamburguesas jugosas, salsas hechas en casa y batidos de los de cuchara.',
  'Plancha muy caliente, queso que se funde y servilletas de sobra.',
]

const cider = [
  'Escanciamos con gracia y sin salpicar (casi nunca); de comer, {plato}.',
  'Sidra natural de llagar, mesas de madera y raciones pensadas para compartir.',
  'En temporada se bebe del tonel y se come de pie, como debe ser.',
]

const free = [
  'Cocina sin gluten de la entrada al postre, sin trazas ni sustos: el obrador entero está libre de trigo.',
  'Aquí una persona celíaca puede pedir cualquier cosa de la carta; es más, de eso se trata.',
]

const fusion = [
  'Producto de aquí y especias de allá, sin estridencias. Un plato que lo resume: {plato}.',
  'Cocinamos lo que hemos comido viajando, pasado por la despensa de {ciudad}.',
  'Una carta corta que cambia con las ganas y con el mercado.',
]

const mediterranean = [
  'Aceite de oliva, verdura, pescado y pan bueno: el resto es saber cuándo parar.',
  'Platos para poner en el centro de la mesa, desde un buen aceite con pan hasta {plato}.',
  'Cocina de costa y de huerta, ligera a mediodía y más larga por la noche.',
]

export const kitchens: Record<Cuisine, readonly string[]> = {
  Argentina: grill,
  Asador: grill,
  'Bar de tapas': tapas,
  China: asian,
  Española: home,
  Fusión: fusion,
  Hamburguesería: burger,
  India: asian,
  Italiana: italian,
  Japonesa: asian,
  Marisquería: sea,
  Mediterranea: mediterranean,
  Mexicana: latin,
  Parrilla: grill,
  Peruana: latin,
  Sidrería: cider,
  'Sin gluten': free,
  Tailandes: asian,
  Vegana: green,
  Vegetariana: green,
  Vinoteca: wine,
}

export const isLocal = (cuisine: Cuisine) =>
  [home, grill, sea, tapas, cider].some((kitchen) => kitchen === kitchens[cuisine]) && cuisine !== 'Argentina'

export const closings = [
  'Reserva si venís más de seis, que las mesas grandes son pocas.',
  'Los fines de semana conviene llamar antes.',
  'El pan es de un horno a dos calles y el café, de tueste natural.',
  'Tenemos platos sin gluten y siempre alguna opción vegetariana: pregunta en sala.',
  'Y si hace bueno, guárdate sitio fuera.',
  'Comer aquí a mediodía cuesta lo que tiene que costar.',
  'Los peques son bienvenidos; los abuelos, más.',
  'Te esperamos con la mesa puesta.',
  'Abrimos casi siempre: mira el horario antes de venir.',
  'El arroz se encarga con un día; lo demás, cuando llegues.',
  'Si sobra, te lo envolvemos: aquí no se tira nada.',
  'Pregunta por el vino de la casa, que es mejor de lo que parece.',
]
