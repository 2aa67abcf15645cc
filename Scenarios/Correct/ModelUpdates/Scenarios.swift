import CellHarness

/// Correct: the model changes and the rows follow, each by its own way.
public let scenarios: [Scenario] = [
  Scenario("correct/model-updates/mailbox", MailboxScreen.self) {
    Interaction.tap(.showing("Sender 2"))
    Interaction.mutate("mail 3 is read elsewhere")
    Interaction.scrollBy(900)
    Interaction.mutate("a mail arrives")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("New sender"))
    Interaction.cycleCellStates
  },
  Scenario("correct/model-updates/watchlist", WatchlistScreen.self) {
    Interaction.mutate("prices move")
    Interaction.scrollBy(700)
    Interaction.mutate("prices move")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/favorite-books", FavoriteBooksScreen.self) {
    Interaction.tap(.showing("Book 3"), .showing("Favorite"))
    Interaction.mutate("book 4 is liked elsewhere")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Book 2"), .showing("Favorite"))
  },
  Scenario("correct/model-updates/country-search", CountrySearchScreen.self) {
    Interaction.mutate("search for 1")
    Interaction.scrollBy(400)
    Interaction.mutate("search for 12")
    Interaction.mutate("search for nothing")
    Interaction.scrollToEnd
    Interaction.mutate("search for 1")
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/endless-feed", EndlessFeedScreen.self) {
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/order", OrderScreen.self) {
    Interaction.tap(.showing("Part 1"), .showing("More"))
    Interaction.tap(.showing("Part 3"), .showing("Less"))
    Interaction.mutate("part 2 is discontinued")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Part 4"), .showing("More"))
  },
  Scenario("correct/model-updates/team-chats", TeamChatsScreen.self) {
    Interaction.mutate("team 5 writes")
    Interaction.mutate("team 2 whispers")
    Interaction.tap(.showing("Team 2"), .showing("Mark as read"))
    Interaction.scrollBy(800)
    Interaction.mutate("team 2 whispers")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/match-scores", MatchScoresScreen.self) {
    Interaction.mutate("goals fall")
    Interaction.scrollBy(700)
    Interaction.mutate("goals fall")
    Interaction.scrollToEnd
    Interaction.mutate("goals fall")
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/lunch-poll", LunchPollScreen.self) {
    Interaction.tap(.showing("Dish 3"))
    Interaction.mutate("others vote")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Dish 18"))
    Interaction.scrollToTop
  },
  Scenario("correct/model-updates/stock-levels", StockLevelsScreen.self) {
    Interaction.tap(.showing("Article 3"))
    Interaction.mutate("a third is sold out")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Article 4"))
  },
]

let pending: [Scenario] = []
