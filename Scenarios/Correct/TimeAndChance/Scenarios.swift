import CellHarness

/// Correct: rows that show the time, count down or look random.
public let scenarios: [Scenario] = [
  Scenario("correct/time-and-chance/status-timeline", StatusTimelineScreen.self) {
    Interaction.wait(65)
    Interaction.scrollBy(700)
    Interaction.wait(35)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/auctions", AuctionsScreen.self) {
    Interaction.tap(.showing("Lot 3"), .showing("Bid"))
    Interaction.wait(25)
    Interaction.scrollBy(600)
    Interaction.tap(.showing("Lot 18"), .showing("Bid"))
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/players", PlayersScreen.self) {
    Interaction.mutate("players change seats")
    Interaction.scrollBy(700)
    Interaction.mutate("three players leave")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/kitchen-timers", KitchenTimersScreen.self) {
    Interaction.tap(.showing("Timer 2"))
    Interaction.wait(2)
    Interaction.tap(.showing("Timer 4"))
    Interaction.scrollBy(500)
    Interaction.wait(5)
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/parcels", ParcelsScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(2)
    Interaction.scrollToEnd
    Interaction.wait(3)
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/birthdays", BirthdaysScreen.self) {
    Interaction.mutate("midnight passes")
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.mutate("midnight passes")
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/sticky-notes", StickyNotesScreen.self) {
    Interaction.mutate("a note is stuck")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/sleep-sounds", SleepSoundsScreen.self) {
    Interaction.tap(.showing("Sound 2"), .showing("Play"))
    Interaction.wait(1.5)
    Interaction.scrollBy(900)
    Interaction.wait(3)
    Interaction.scrollToTop
    Interaction.tap(.showing("Sound 3"), .showing("Play"))
    Interaction.wait(5)
  },
  Scenario("correct/time-and-chance/facts", FactsScreen.self) {
    Interaction.mutate("another fact comes")
    Interaction.scrollBy(900)
    Interaction.mutate("another fact comes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/time-and-chance/servers", ServersScreen.self) {
    Interaction.mutate("some servers change")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("some servers change")
  },
]

let pending: [Scenario] = []
