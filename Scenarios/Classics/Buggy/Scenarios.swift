import CellHarness

/// The mistakes that are made most often, each on a screen of its own.
public let scenarios: [Scenario] = [
  Scenario("expandable-feed/buggy", FeedScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Author 2"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("emoji-rows/buggy", EmojiScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.tap(.showing("Fruit 2"), .showing("Grow"))
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("to-do-swipes/buggy", ToDosScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("To-do 3"), .trailing)
    Interaction.mutate("Kim shares a to-do")
    Interaction.tapAction("Delete")
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  },
  Scenario("budget-table/buggy", BudgetScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Purchase 3"))
    Interaction.mutate("a coffee is bought")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("like-counts/buggy", ClipsScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("others like some clips")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("swipe-alert/buggy", DevicesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Device 3"), .trailing)
    Interaction.tapAction("Forget")
    Interaction.mutate("headphones are found")
    Interaction.tapAlert("Forget")
    Interaction.scrollBy(400)
  },
  Scenario("checklist/buggy", ChecklistScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Entry 4"), .leading)
    Interaction.mutate("an entry is shared")
    Interaction.tapAction("Toggle")
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  },
  Scenario("whole-models/buggy", HabitsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.tap(.showing("Habit 3"))
    Interaction.mutate("midnight passes")
    Interaction.scrollBy(600)
  },
]
