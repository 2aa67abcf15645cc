import AppAdoption

// `cellharness adopt` without the scenarios' screens, so that somebody who has built nothing yet waits for the frameworks alone.
Adoption.main(Array(CommandLine.arguments.dropFirst()))
