import CellHarness

/// The screens of `Classics/Buggy` without their mistakes, and two that have none.
public let scenarios: [Scenario] = [
  Scenario("expandable-feed/fixed", FeedScreen.self) {
    Interaction.tap(.showing("Author 2"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("emoji-rows/fixed", EmojiScreen.self) {
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("to-do-swipes/fixed", ToDosScreen.self) {
    Interaction.swipe(.showing("To-do 3"), .trailing)
    Interaction.mutate("Kim shares a to-do")
    Interaction.tapAction("Delete")
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("budget-table/fixed", BudgetScreen.self) {
    Interaction.tap(.showing("Purchase 3"))
    Interaction.mutate("a coffee is bought")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("like-counts/fixed", ClipsScreen.self) {
    Interaction.mutate("others like some clips")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("whole-models/fixed", HabitsScreen.self) {
    Interaction.tap(.showing("Habit 3"))
    Interaction.mutate("midnight passes")
    Interaction.scrollBy(600)
  },
  Scenario("swipe-alert/fixed", DevicesScreen.self) {
    Interaction.swipe(.showing("Device 3"), .trailing)
    Interaction.tapAction("Forget")
    Interaction.mutate("headphones are found")
    Interaction.tapAlert("Forget")
    Interaction.scrollBy(400)
  },
  Scenario("checklist/fixed", ChecklistScreen.self) {
    Interaction.swipe(.showing("Entry 4"), .leading)
    Interaction.mutate("an entry is shared")
    Interaction.tapAction("Toggle")
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  },
  Scenario("team-directory", TeamDirectoryScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("a team grows")
    Interaction.scrollToEnd
    Interaction.mutate("the first team is dissolved")
    Interaction.scrollToTop
  },
  Scenario("quotes", QuotesScreen.self) {
    Interaction.scrollBy(400)
    Interaction.wait(2)
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.wait(2)
    Interaction.scrollToEnd
  },
]

let pending: [Scenario] = []
