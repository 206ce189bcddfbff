import type { UseCase } from "../../../lib/use-case";

export default {
  id: 1,
  slug: "hr-agent",
  title: "HR Agent",
  category: "hr",
  icon: "UserGroup",
  navTitle: "HR Agent",
  navDescription: "Screening, onboarding, policies",
  hero: {
    headline: "An HR desk that knows the handbook and its limits",
    subtext:
      "Screening, onboarding and policy questions, answered from your own records. Decisions that bind the company wait for a person.",
    heroTag: "use case / hr",
    primaryCTA: "Start building",
    primaryCTALink: "/docs/quick-start/",
    secondaryCTA: "See examples",
    secondaryCTALink: "/examples/",
    businessTopics: ["recruiting", "onboarding", "employee support"],
    systemCapabilities: ["HRIS", "knowledge base", "policy engine"],
  },
  painPoints: [
    "The same leave question arrives every week, and each person in HR answers it a little differently.",
    "A new hire waits for a laptop and accounts because no one owns the list.",
    "Two hundred applications, one posting, and no record of why number forty was turned down.",
    "A chatbot quoted last year's parental leave rules, and nobody can say where it found them.",
  ],
  solutions: [
    "The benefits agent answers with the paragraph it read, its number and its effective date.",
    "The onboarding agent reads the start date from the HRIS and says what is missing and who has to act.",
    "The recruiting agent scores each CV against the posting and quotes the line behind every score.",
    "Each answer has a trace: open it to see which policy was looked up and what the lookup returned.",
  ],
  features: [
    {
      title: "Answers with a paragraph number",
      description:
        "The policies tool returns the section and its date with the text, so the reply can cite both. When nothing is found, the reply says so.",
      icon: "BookOpen",
    },
    {
      title: "One record per employee",
      description:
        "Leave, role and equipment come from the HRIS at the moment of the question, not from what the model remembers.",
      icon: "Database",
    },
    {
      title: "Conversations kept apart",
      description:
        "Memory is stored by user id and conversation id. What one employee asks does not show up in another's conversation.",
      icon: "Key",
    },
    {
      title: "A person signs",
      description:
        "A tool that changes a contract can require approval. The call is not executed until someone in HR approves it.",
      icon: "PencilSquare",
    },
    {
      title: "Personal data held back",
      description:
        "The built-in PII guardrail masks email addresses, phone numbers and numbers of four or more digits in a text message before a model sees it.",
      icon: "ShieldCheck",
    },
    {
      title: "Reasons you can audit",
      description:
        "One trace holds the prompt, tool calls and results of a screening, so you can answer when a candidate asks why.",
      icon: "DocumentSearch",
    },
  ],
  exampleAgents: [
    {
      name: "CV screener",
      description:
        "Compares a CV with the posting's criteria and quotes the line behind each score.",
    },
    {
      name: "Interview scheduler",
      description:
        "Finds slots that suit the panel and the candidate, and reschedules when someone drops out.",
    },
    {
      name: "First-day planner",
      description: "Lists accounts, equipment and training for a start date, each with its owner.",
    },
    {
      name: "Policy desk",
      description:
        "Answers from the handbook and names the section. Says when the handbook is silent.",
    },
    {
      name: "Leave clerk",
      description:
        "Reads the balance, checks for overlaps in the team and prepares the request for signature.",
    },
    {
      name: "Review collector",
      description: "Gathers feedback before a review and groups it by goal, without rewording it.",
    },
    {
      name: "Exit checklist",
      description: "Tracks returned equipment, open expenses and the handover when someone leaves.",
    },
  ],
  capabilities: [
    "Cites the section and date of the policy it used",
    "Reads leave and equipment from the HRIS",
    "Asks two sub-agents at once when a question has two parts",
    "Stops for approval before a record changes",
    "Keeps each employee's conversations apart",
    "Masks contact data before the model sees it",
    "Hands over to a person with the whole conversation",
    "Leaves a trace for every answer it gives",
  ],
  howItWorks: [
    {
      step: 1,
      title: "Build with the framework",
      description:
        "Write recruiting, onboarding and benefits as three agents and put a supervisor in front of them.",
    },
    {
      step: 2,
      title: "Connect data and tools",
      description:
        "Write one typed tool for the HRIS and one for the handbook. Start read-only; add writes with approval later.",
    },
    {
      step: 3,
      title: "Add memory and retrieval",
      description:
        "Store conversations by employee, and index the handbook by section so that an answer can cite it.",
    },
    {
      step: 4,
      title: "Observe in VoltOps",
      description:
        "Read the traces of the first weeks, find the questions the handbook does not answer, and close the gaps.",
    },
  ],
  supervisorFlow: {
    enabled: true,
    title: "One desk, three specialists",
    subtitle:
      "The supervisor splits a question, asks the sub-agents that own its parts, and combines their answers.",
    asker: "Employee",
    agents: [
      {
        id: "recruiting",
        label: "Recruiting",
        sublabel: "scores CVs",
        icon: "DocumentSearch",
        uses: ["policies"],
      },
      {
        id: "onboarding",
        label: "Onboarding",
        sublabel: "first days",
        icon: "UserPlus",
        uses: ["hris"],
      },
      {
        id: "benefits",
        label: "Benefits",
        sublabel: "leave, pay",
        icon: "Heart",
        uses: ["hris", "policies"],
      },
    ],
    tools: [
      { id: "hris", label: "HRIS", sublabel: "records", icon: "Database" },
      { id: "policies", label: "Policies", sublabel: "handbook", icon: "BookOpen" },
    ],
  },
  customers: [],
  docs: [
    { label: "Supervisors and sub-agents", to: "/docs/agents/sub-agents/" },
    { label: "Tools with approval", to: "/docs/agents/tools/" },
    { label: "Memory by user and conversation", to: "/docs/agents/memory/overview/" },
    { label: "Guardrails for personal data", to: "/docs/guardrails/built-in/" },
  ],
} satisfies UseCase;
