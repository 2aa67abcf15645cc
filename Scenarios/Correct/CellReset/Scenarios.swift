import CellHarness

/// Correct: UIKit cells that reset, or set everything each time.
public let scenarios: [Scenario] = [
  Scenario("correct/cell-reset/mail", MailScreen.self) {
    Interaction.scrollBy(1000)
    Interaction.scrollToEnd
    Interaction.mutate("all are read")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/wallpapers", WallpapersScreen.self) {
    Interaction.scrollBy(800)
    Interaction.wait(0.1)
    Interaction.scrollBy(900)
    Interaction.mutate("the first two go")
    Interaction.scrollToTop
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(0.05)
    Interaction.scrollBy(-1200)
    Interaction.wait(2)
  },
  Scenario("correct/cell-reset/bookmarks", BookmarksScreen.self) {
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Page 15"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/downloads", DownloadsScreen.self) {
    Interaction.mutate("bytes arrive")
    Interaction.scrollBy(600)
    Interaction.mutate("bytes arrive")
    Interaction.scrollToEnd
    Interaction.mutate("bytes arrive")
    Interaction.scrollToTop
  },
  Scenario("correct/cell-reset/bank-cards", BankCardsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("•••• 1037"), nil)
    Interaction.scrollBy(2000)
  },
  Scenario("correct/cell-reset/chores", ChoresScreen.self) {
    Interaction.tap(.showing("Chore 2"), nil)
    Interaction.tap(.showing("Chore 4"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Chore 24"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/articles", ArticleListScreen.self) {
    Interaction.scrollBy(1000)
    Interaction.mutate("breaking news")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollBy(1500)
  },
  Scenario("correct/cell-reset/month-grid", MonthGridScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("correct/cell-reset/glossary", GlossaryScreen.self) {
    Interaction.mutate("search for in")
    Interaction.scrollBy(300)
    Interaction.mutate("end the search")
    Interaction.scrollToEnd
    Interaction.mutate("search for in")
    Interaction.scrollToTop
    Interaction.mutate("end the search")
    Interaction.scrollBy(900)
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/colleagues", ColleaguesScreen.self) {
    Interaction.tap(.showing("Colleague 1"), .showing("Call"))
    Interaction.tap(.showing("Colleague 3"), .showing("Call"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Colleague 22"), .showing("Call"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Colleague 1"), .showing("Call"))
  },
  Scenario("correct/cell-reset/alarms", AlarmsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("the alarm is stopped")
    Interaction.scrollBy(1200)
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/places", PlacesScreen.self) {
    Interaction.tap(.showing("Place 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("a place is chosen elsewhere")
  },
  Scenario("correct/cell-reset/limits", LimitsScreen.self) {
    Interaction.wait(1)
    Interaction.toggle(.showing("Limit"))
    Interaction.wait(1)
    Interaction.tap(.showing("Audience 3"))
    Interaction.wait(1)
    Interaction.scrollToEnd
  },
  Scenario("correct/cell-reset/essays", EssaysScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/cell-reset/stories", StoriesScreen.self) {
    Interaction.wait(1)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Story 5"))
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToTop
  },
]
