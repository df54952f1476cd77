import { city } from './city'

const galicia = { kitchen: 'galicia', tongue: 'gl' } as const
const asturias = { kitchen: 'cantabrico' } as const
const basque = { kitchen: 'vasconavarra', tongue: 'eu' } as const

export const north = [
  city({ ...basque, name: 'Bilbao', state: 'Bizkaia', share: 24, population: 346096 }, [
    ['Casco Viejo', '48005', 43.2572, -2.9235],
    ['Bilbao La Vieja', '48003', 43.2548, -2.9262],
    ['Abando', '48001', 43.2622, -2.9295],
    ['Ensanche', '48009', 43.2645, -2.9335],
    ['Indautxu', '48010', 43.2612, -2.9405],
    ['Santutxu', '48004', 43.2525, -2.9128],
    ['Castaños', '48007', 43.2682, -2.9262],
    ['Deusto', '48014', 43.2722, -2.9442],
    ['Basurto', '48013', 43.2612, -2.9502],
  ]),
  city({ ...basque, name: 'San Sebastián', state: 'Gipuzkoa', share: 18, population: 188743 }, [
    ['Parte Vieja', '20003', 43.3228, -1.9845],
    ['Centro', '20004', 43.3202, -1.9818],
    ['Centro Romántico', '20005', 43.3178, -1.9815],
    ['Gros', '20001', 43.3228, -1.9745],
    ['Egia', '20012', 43.3175, -1.9718],
    ['Amara', '20010', 43.3082, -1.9792],
    ['El Antiguo', '20008', 43.3112, -2.0052],
  ]),
  city({ ...basque, name: 'Vitoria-Gasteiz', state: 'Álava', share: 12, population: 258142 }, [
    ['Casco Medieval', '01001', 42.8495, -2.6725],
    ['Ensanche', '01005', 42.8455, -2.6725],
    ['Desamparadas', '01004', 42.8452, -2.6672],
    ['Lovaina', '01008', 42.8465, -2.6812],
    ['Zaramaga', '01013', 42.8582, -2.6672],
  ]),
  city(
    {
      name: 'Pamplona',
      state: 'Navarra',
      kitchen: 'vasconavarra',
      share: 12,
      population: 208243,
    },
    [
      ['Casco Antiguo', '31001', 42.8178, -1.6446],
      ['Primer Ensanche', '31002', 42.8148, -1.6462],
      ['Segundo Ensanche', '31003', 42.8121, -1.6412],
      ['Iturrama', '31007', 42.8062, -1.6515],
      ['San Juan', '31011', 42.8132, -1.6605],
    ],
  ),
  city({ name: 'Logroño', state: 'La Rioja', kitchen: 'vasconavarra', share: 12, population: 150845 }, [
    ['Calle Laurel', '26001', 42.4652, -2.4495],
    ['San Juan', '26001', 42.4662, -2.4455],
    ['Centro', '26003', 42.4618, -2.4432],
    ['República Argentina', '26002', 42.4602, -2.4508],
  ]),
  city({ name: 'Santander', state: 'Cantabria', kitchen: 'cantabrico', share: 14, population: 172957 }, [
    ['Centro', '39002', 43.4625, -3.8072],
    ['Cañadío', '39003', 43.4638, -3.8018],
    ['Puertochico', '39004', 43.4642, -3.7945],
    ['Cuatro Caminos', '39007', 43.4618, -3.8215],
    ['El Sardinero', '39005', 43.4735, -3.7868],
  ]),
  city({ ...asturias, name: 'Oviedo', state: 'Asturias', share: 13, population: 217584 }, [
    ['El Antiguo', '33009', 43.3612, -5.8438],
    ['Gascona', '33001', 43.3658, -5.8445],
    ['Centro', '33003', 43.3612, -5.8492],
    ['Llamaquique', '33005', 43.3578, -5.8562],
    ['Teatinos', '33010', 43.3715, -5.8325],
  ]),
  city({ ...asturias, name: 'Gijón', state: 'Asturias', share: 14, population: 268313 }, [
    ['Laviada', '33207', 43.5338, -5.6722],
    ['Centro', '33206', 43.5398, -5.6655],
    ['La Arena', '33203', 43.5372, -5.6515],
    ['El Carmen', '33206', 43.5418, -5.6668],
    ['El Llano', '33208', 43.5282, -5.6692],
  ]),
  city({ ...galicia, name: 'A Coruña', state: 'A Coruña', share: 16, population: 247376 }, [
    ['Ciudad Vieja', '15001', 43.3698, -8.3938],
    ['La Marina', '15001', 43.3702, -8.3985],
    ['Orzán', '15003', 43.3705, -8.4018],
    ['Monte Alto', '15002', 43.3775, -8.401],
    ['Cuatro Caminos', '15006', 43.3548, -8.4032],
    ['Os Mallos', '15007', 43.3555, -8.4102],
  ]),
  city({ ...galicia, name: 'Vigo', state: 'Pontevedra', share: 15, population: 293652 }, [
    ['Casco Vello', '36202', 42.2378, -8.7262],
    ['Areal', '36201', 42.2382, -8.7178],
    ['Príncipe', '36202', 42.2362, -8.7208],
    ['Bouzas', '36208', 42.2248, -8.7515],
    ['O Calvario', '36205', 42.2285, -8.7072],
    ['Traviesas', '36210', 42.2232, -8.7332],
  ]),
  city({ ...galicia, name: 'Santiago de Compostela', state: 'A Coruña', share: 12, population: 99560 }, [
    ['Zona Vella', '15705', 42.8788, -8.5442],
    ['San Pedro', '15703', 42.8818, -8.5372],
    ['Ensanche', '15701', 42.8738, -8.5482],
    ['Conxo', '15706', 42.8658, -8.5572],
  ]),
]
