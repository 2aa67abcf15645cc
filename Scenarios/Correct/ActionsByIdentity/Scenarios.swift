import CellHarness

/// Correct: actions that find their item when they act, and actions that rightly change other rows.
public let scenarios: [Scenario] = [
  Scenario("correct/actions/tasks", TaskListScreen.self) {
    Interaction.swipe(.showing("Task 3"), .trailing)
    Interaction.mutate("a task is added")
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Task 4"), .leading)
    Interaction.tapAction("Flag")
    Interaction.scrollBy(900)
    Interaction.swipe(.showing("Task 22"), .trailing)
    Interaction.closeActions
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Task 4"), .leading)
    Interaction.tapAction("Unflag")
    Interaction.cycleCellStates
  },
  Scenario("correct/actions/cart", CartScreen.self) {
    Interaction.tap(.showing("2 × Article 1"), .showing("More"))
    Interaction.mutate("the second sells out")
    Interaction.tap(.showing("2 × Article 4"), .showing("Remove"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("3 × Article 20"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/actions/radio", RadioScreen.self) {
    Interaction.tap(.showing("Radio 1"), .showing("Play"))
    Interaction.tap(.showing("Radio 2"), .showing("Play"))
    Interaction.swipe(.showing("Radio 3"), .leading)
    Interaction.mutate("sort by genre")
    Interaction.tapAction("Listen")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/actions/feed-folders", FeedFoldersScreen.self) {
    Interaction.tap(.showing("Folder 1, feed 2"), nil)
    Interaction.tap(.showing("Folder 1"), nil)
    Interaction.tap(.showing("Folder 2, feed 1"), nil)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.tap(.showing("Folder 1"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Folder 12, feed 5"), nil)
    Interaction.scrollToTop
  },
  Scenario("correct/actions/queue", QueueScreen.self) {
    Interaction.swipe(.showing("Song 5"), .trailing)
    Interaction.tapAction("Play next")
    Interaction.swipe(.showing("Song 3"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.mutate("undo")
    Interaction.scrollBy(900)
    Interaction.swipe(.showing("Song 24"), .trailing)
    Interaction.tapAction("Play next")
    Interaction.scrollToTop
    Interaction.swipe(.showing("Song 24"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
  },
  Scenario("correct/actions/stock", StockScreen.self) {
    Interaction.tap(.showing("Item 2"), .showing("Available"))
    Interaction.tap(.showing("Item 3"), .showing("Available"))
    Interaction.mutate("available first")
    Interaction.tap(.showing("Item 4"), .showing("Available"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Item 45"), .showing("Available"))
    Interaction.mutate("available first")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/actions/projects", ProjectsScreen.self) {
    Interaction.swipe(.showing("Project 4"), .trailing)
    Interaction.mutate("a project is added")
    Interaction.tapAction("Archive")
    Interaction.scrollToEnd
    Interaction.swipe(.showing("Project 39"), .trailing)
    Interaction.tapAction("Restore")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/actions/league", LeagueScreen.self) {
    Interaction.tap(.showing("Team 3"), .showing("Won"))
    Interaction.tap(.showing("Team 6"), .showing("Won"))
    Interaction.mutate("team 2 loses")
    Interaction.tap(.showing("Team 6"), .showing("Won"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Team 24"), .showing("Won"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/actions/hotels", HotelsScreen.self) {
    Interaction.tap(.showing("Hotel 2"), nil)
    Interaction.tap(.showing("Hotel 2"), nil)
    Interaction.mutate("prices drop")
    Interaction.tap(.showing("Hotel 5"), nil)
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Hotel 39"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/actions/proposals", ProposalsScreen.self) {
    Interaction.tap(.showing("Proposal 4"), .showing("Vote"))
    Interaction.swipe(.showing("Proposal 6"), .trailing)
    Interaction.mutate("somebody votes for no. 6")
    Interaction.tapAction("Withdraw")
    Interaction.tap(.showing("Proposal 4"), .showing("Vote"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Proposal 25"), .showing("Vote"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/actions/notes", NotesScreen.self) {
    Interaction.tap(.showing("Note 4"), .showing("Pin"))
    Interaction.tap(.showing("Note 7"), .showing("Pin"))
    Interaction.mutate("a note comes from the phone")
    Interaction.tap(.showing("Note 4"), .showing("Unpin"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Note 25"), .showing("Pin"))
    Interaction.scrollToTop
    Interaction.scrollToEnd
  },
]
