import CellHarness

/// Correct: lists in rows, numbered rows, late pictures, text fields, one list for two things, lasting selection.
public let scenarios: [Scenario] = [
  Scenario("correct/assortment/standings", StandingsScreen.self) {
    Interaction.mutate("a race is run")
    Interaction.scrollBy(500)
    Interaction.mutate("a race is run")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/assortment/avatars", AvatarsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  },
  Scenario("correct/assortment/tickets", TicketsScreen.self) {
    Interaction.type("Grace", .showing("Seat 2"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("Edsger", .showing("Seat 21"), nil, clearing: false)
    Interaction.scrollToTop
    Interaction.changeTrait(.textSize(.accessibilityMedium))
  },
  Scenario("correct/assortment/catalogs", CatalogsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("films are shown")
    Interaction.scrollToEnd
    Interaction.mutate("books are shown")
    Interaction.scrollToTop
  },
  Scenario("correct/assortment/sports", SportsScreen.self) {
    Interaction.tap(.showing("Sport 3"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Sport 34"))
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/assortment/shows", ShowsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a shelf is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/assortment/deadlines", DeadlinesScreen.self) {
    Interaction.tap(.showing("Deadline 3"))
    Interaction.tap(.showing("Deadline 5"))
    Interaction.mutate("all are opened")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Deadline 3"))
  },
  Scenario("correct/assortment/brands", BrandsScreen.self) {
    Interaction.tap(.showing("Brand 2"))
    Interaction.scrollToEnd
    Interaction.mutate("some turn organic")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/assortment/options", OptionsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("the first are hidden")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
