import CellHarness

/// Correct: sections, outlines and identities that change from one snapshot to the next.
public let scenarios: [Scenario] = [
  Scenario("correct/snapshot-identity/fixtures", FixturesScreen.self) {
    Interaction.mutate("the last round comes first")
    Interaction.scrollBy(700)
    Interaction.mutate("the second round is dropped")
    Interaction.mutate("a round is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/snapshot-identity/file-browser", FileBrowserScreen.self) {
    Interaction.tap(.showing("Folder 2"))
    Interaction.tap(.showing("Folder 4"))
    Interaction.mutate("the first folder is deleted")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Folder 12"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Folder 2"))
  },
  Scenario("correct/snapshot-identity/transfers", TransfersScreen.self) {
    Interaction.mutate("downloads advance")
    Interaction.tap(.showing("archive-2.zip"), .showing("Cancel"))
    Interaction.mutate("downloads advance")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/snapshot-identity/shoutbox", ShoutboxScreen.self) {
    Interaction.mutate("a guest shouts")
    Interaction.mutate("a guest is moderated")
    Interaction.scrollBy(900)
    Interaction.mutate("a guest shouts")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/snapshot-identity/flights", FlightsScreen.self) {
    Interaction.mutate("gates change")
    Interaction.scrollBy(600)
    Interaction.mutate("two flights take off")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/snapshot-identity/vouchers", VouchersScreen.self) {
    Interaction.tap(.showing("SAVE-2"), .showing("Redeem"))
    Interaction.mutate("two are granted")
    Interaction.mutate("all expire")
    Interaction.mutate("two are granted")
    Interaction.tap(.showing("EXTRA-0"), .showing("Redeem"))
  },
  Scenario("correct/snapshot-identity/plant-care", PlantCareScreen.self) {
    Interaction.tap(.showing("Plant 2"))
    Interaction.tap(.showing("Plant 5"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Plant 9"))
    Interaction.mutate("a dry week passes")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/snapshot-identity/music-charts", MusicChartsScreen.self) {
    Interaction.mutate("a week passes")
    Interaction.scrollBy(900)
    Interaction.mutate("a week passes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/snapshot-identity/dashboard", DashboardScreen.self) {
    Interaction.mutate("a note is written")
    Interaction.scrollBy(800)
    Interaction.mutate("notes are forgotten")
    Interaction.scrollToTop
    Interaction.mutate("a note is written")
    Interaction.scrollToEnd
  },
  Scenario("correct/snapshot-identity/notices", NoticesScreen.self) {
    Interaction.swipe(.showing("Notice 5"), .trailing)
    Interaction.mutate("a notice arrives")
    Interaction.tapAction("Clear")
    Interaction.mutate("app 2 is cleared")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]

let pending: [Scenario] = []
