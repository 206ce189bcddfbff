import type { UseCase } from "../../../lib/use-case";

export default {
  id: 9,
  slug: "industrial-agent",
  title: "Industrial Agent",
  category: "industrials",
  icon: "Cog6Tooth",
  navTitle: "Industrial Agent",
  navDescription: "Machine health and safety",
  hero: {
    headline: "A second reader for every gauge on the floor",
    subtext:
      "Sensor values against their limits, open permits, parts in stock, the next stop: collected in one answer. The shift lead decides.",
    heroTag: "use case / industrials",
    primaryCTA: "Start building",
    primaryCTALink: "/docs/quick-start/",
    secondaryCTA: "See examples",
    secondaryCTALink: "/examples/",
    businessTopics: ["maintenance", "monitoring", "safety"],
    systemCapabilities: ["IoT", "ERP", "policy engine"],
  },
  painPoints: [
    "Vibration has climbed for a week, but each single value stayed under its alarm.",
    "The bearing is changed on Tuesday, and the store finds out on Tuesday that it has none.",
    "The permit for hot work hangs on a board that the night shift does not pass.",
    "A model advised to keep the pump running, and nobody can say from which reading.",
  ],
  solutions: [
    "Health compares a reading with its limit and with last week, and says both numbers.",
    "Scheduler looks up stock and stops before it proposes a slot, and names the store.",
    "Safety lists the permits and lockouts of a machine in the same answer as the repair.",
    "The trace keeps the reading that was fetched, its limit and the time it was read.",
  ],
  features: [
    {
      title: "Limits beside readings",
      description:
        "The sensor tool returns value, limit and trend together, so a sub-agent cannot judge a number without its scale.",
      icon: "Signal",
    },
    {
      title: "Safety before the schedule",
      description:
        "The supervisor asks health and safety first and hands their findings to the scheduler, in that order.",
      icon: "ShieldCheck",
    },
    {
      title: "Read-only toward the machine",
      description:
        "The tools fetch. Nothing in this program starts, stops or sets a machine; a work order goes to a person.",
      icon: "Key",
    },
    {
      title: "Parts and stops in one look",
      description:
        "Stock, permits and planned stops are lists of the same ERP tool. Its schema names the three, and no other query exists.",
      icon: "ClipboardCheck",
    },
    {
      title: "A thread per machine",
      description:
        "The conversation id is the machine's tag. The next shift asks where the last one stopped.",
      icon: "ArrowPath",
    },
    {
      title: "Works where the data is",
      description:
        "The agents are a Node.js process of yours. Run it beside the historian, with a model you host if readings must stay inside.",
      icon: "Wrench",
    },
  ],
  exampleAgents: [
    {
      name: "Vibration watch",
      description: "Reads the trend of rotating machines each hour and reports those that drift.",
    },
    {
      name: "Work order writer",
      description:
        "Turns a finding into a draft order with part, tool, duration and lockout points.",
    },
    {
      name: "Permit checker",
      description:
        "Compares planned work with open permits nearby and names the ones that collide.",
    },
    {
      name: "Spare part finder",
      description:
        "Matches a machine's parts list with stock and gives lead times for what is missing.",
    },
    {
      name: "Shift handover",
      description: "Writes what stopped, what was done and what is still open, machine by machine.",
    },
    {
      name: "Alarm sorter",
      description: "Groups a burst of alarms by the event that came first and lists the followers.",
    },
    {
      name: "Energy reader",
      description:
        "Sets consumption beside output and points at the lines that idle at full power.",
    },
  ],
  capabilities: [
    "Judges a reading against its limit and its past",
    "Names the permits that apply to a machine",
    "Checks stock before it proposes a repair",
    "Fits work into the next planned stop",
    "Asks sub-agents in a fixed order where order matters",
    "Keeps a thread per machine across shifts",
    "Never writes to a controller",
    "Shows every value it based an answer on",
  ],
  howItWorks: [
    {
      step: 1,
      title: "Build with the framework",
      description:
        "Write health, safety and scheduler as three agents. Tell the supervisor which has to answer first.",
    },
    {
      step: 2,
      title: "Connect data and tools",
      description:
        "Wrap the sensor gateway and the ERP in one typed, read-only tool each. Return limits with the values.",
    },
    {
      step: 3,
      title: "Add memory and retrieval",
      description:
        "Keep a thread per machine, and index manuals and lockout sheets by machine tag.",
    },
    {
      step: 4,
      title: "Observe in VoltOps",
      description:
        "Compare answers with what the mechanics found, and correct the instruction that was wrong.",
    },
  ],
  supervisorFlow: {
    enabled: true,
    title: "Health and safety first, then the schedule",
    subtitle: "The supervisor asks two sub-agents at once and passes their findings to the third.",
    asker: "Shift lead",
    agents: [
      {
        id: "health",
        label: "Health",
        sublabel: "reads trends",
        icon: "Signal",
        uses: ["iot"],
      },
      {
        id: "safety",
        label: "Safety",
        sublabel: "permits, lockouts",
        icon: "ShieldCheck",
        uses: ["iot", "erp"],
      },
      {
        id: "scheduler",
        label: "Scheduler",
        sublabel: "parts, stops",
        icon: "Calendar",
        uses: ["erp"],
      },
    ],
    tools: [
      { id: "iot", label: "IoT", sublabel: "sensors", icon: "Signal" },
      { id: "erp", label: "ERP", sublabel: "stock, permits", icon: "ClipboardCheck" },
    ],
  },
  customers: [],
  docs: [
    { label: "Supervisors and sub-agents", to: "/docs/agents/sub-agents/" },
    { label: "Typed tools", to: "/docs/agents/tools/" },
    { label: "Models and providers", to: "/docs/getting-started/providers-models/" },
    { label: "Traces of your agents", to: "/docs/observability/overview/" },
  ],
} satisfies UseCase;
