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
      "Sensor values against their limits, open permits, parts in stock and the next planned stop, in one answer. The shift lead decides.",
    heroTag: "use case / industrials",
    primaryCTA: "Start building",
    primaryCTALink: "/docs/quick-start/",
    secondaryCTA: "See examples",
    secondaryCTALink: "/examples/",
    businessTopics: ["maintenance", "monitoring", "safety"],
    systemCapabilities: ["IoT", "ERP", "policy engine"],
  },
  painPoints: [
    "Vibration has climbed for a week, but every single value stayed below its alarm limit.",
    "The bearing is due on Tuesday, and on Tuesday the store finds out that it has none.",
    "The permit for hot work hangs on a board that the night shift never passes.",
    "A model advised to keep the pump running, and nobody can say which reading it relied on.",
  ],
  solutions: [
    "The health agent compares a reading with its limit and with last week, and gives both numbers.",
    "The scheduler checks stock and planned stops before it proposes a slot, and names the store.",
    "The safety agent lists the permits and lockouts of a machine in the same answer as the repair.",
    "The trace keeps the reading that was fetched, its limit and the time it was read.",
  ],
  features: [
    {
      title: "Limits beside readings",
      description:
        "The sensor tool returns value, limit and trend together, so no sub-agent has to judge a number without its scale.",
      icon: "Signal",
    },
    {
      title: "Safety before the schedule",
      description:
        "The supervisor is told to ask health and safety first and to pass their findings on to the scheduler.",
      icon: "ShieldCheck",
    },
    {
      title: "Read-only toward the machine",
      description:
        "The tools only read. Nothing in this program starts, stops or adjusts a machine; a work order goes to a person.",
      icon: "Key",
    },
    {
      title: "Parts and stops at a glance",
      description:
        "One ERP tool lists stock, permits and planned stops. Its schema names these three lists, and it accepts no other query.",
      icon: "ClipboardCheck",
    },
    {
      title: "A conversation per machine",
      description:
        "The conversation id is the machine's tag, so the next shift continues where the last one stopped.",
      icon: "ArrowPath",
    },
    {
      title: "Runs where the data is",
      description:
        "The agents run in your own Node.js process. Place it next to the historian, with a self-hosted model if readings must not leave the site.",
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
      description:
        "Groups a burst of alarms by the event that came first and lists those that followed.",
    },
    {
      name: "Energy reader",
      description:
        "Compares consumption with output and points out the lines that idle at full power.",
    },
  ],
  capabilities: [
    "Judges a reading against its limit and its history",
    "Names the permits that apply to a machine",
    "Checks stock before it proposes a repair",
    "Fits work into the next planned stop",
    "Asks sub-agents in the order you instruct",
    "Keeps a conversation per machine across shifts",
    "Never writes to a controller",
    "Shows every value behind an answer",
  ],
  howItWorks: [
    {
      step: 1,
      title: "Build with the framework",
      description:
        "Write health, safety and scheduler as three agents. Tell the supervisor which ones have to answer first.",
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
        "Keep a conversation per machine, and index manuals and lockout sheets by machine tag.",
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
