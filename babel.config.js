// Used only by builds without Docusaurus's faster compiler (`future.faster` in docusaurus.config.ts is on, which uses SWC).
module.exports = {
  presets: ["@docusaurus/core/lib/babel/preset"],
};
