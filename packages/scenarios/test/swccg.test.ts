import { everyScenario } from './every-scenario.js'

everyScenario('swccg')
