import CellHarness

/// Correct: alerts, menus, edit mode, multiple selection, moving rows and pulling for more.
public let scenarios: [Scenario] = [
  Scenario("correct/editing-and-menus/errands", ErrandsScreen.self) {
    Interaction.swipe(.showing("Errand 3"), .trailing)
    Interaction.mutate("an errand comes to mind")
    Interaction.swipe(.showing("Errand 5"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Errand 4"), .before, .showing("Errand 1"))
    Interaction.scrollBy(600)
    Interaction.setEditing(false)
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/guests", GuestsScreen.self) {
    Interaction.swipe(.showing("Guest 4"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.mutate("the first guest cancels")
    Interaction.tapAlert("Remove")
    Interaction.swipe(.showing("Guest 6"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.tapAlert("Cancel")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/photo-picker", PhotoPickerScreen.self) {
    Interaction.tap(.showing("IMG 2"))
    Interaction.selectAcross(.showing("IMG 5"), to: .showing("IMG 7"))
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.tap(.showing("IMG 2"))
    Interaction.mutate("the picked ones are deleted")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/playlist", PlaylistScreen.self) {
    Interaction.reorder(.showing("Track 2"), .after, .showing("Track 4"))
    Interaction.mutate("a surprise is queued")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.reorder(.showing("Surprise"), .before, .showing("Track 1"))
  },
  Scenario("correct/editing-and-menus/headlines", HeadlinesScreen.self) {
    Interaction.wait(1)
    Interaction.pullToRefresh
    Interaction.wait(1)
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/documents", DocumentsScreen.self) {
    Interaction.openMenu(.showing("Document 2"))
    Interaction.chooseMenuItem(["Pin"])
    Interaction.openMenu(.showing("Document 4"))
    Interaction.mutate("a document is uploaded")
    Interaction.chooseMenuItem(["Delete"])
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.openMenu(.showing("Document 3"))
    Interaction.chooseMenuItem(["Duplicate"])
  },
  Scenario("correct/editing-and-menus/shelves", ShelvesScreen.self) {
    Interaction.swipe(.showing("Jar 3"), .leading)
    Interaction.tapAction("Like")
    Interaction.swipe(.showing("Jar 4"), .trailing)
    Interaction.mutate("a jar is filled")
    Interaction.tapAction("Delete")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/subscriptions", SubscriptionsScreen.self) {
    Interaction.tap(.showing("Magazine 3"), .showing("More"))
    Interaction.mutate("the first runs out")
    Interaction.tapAlert("Pause")
    Interaction.scrollBy(500)
    Interaction.tap(.showing("Magazine 15"), .showing("More"))
    Interaction.tapAlert("Cancel subscription")
    Interaction.scrollToTop
  },
  Scenario("correct/editing-and-menus/watched-films", WatchedFilmsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Film 2"))
    Interaction.tap(.showing("Film 4"))
    Interaction.scrollBy(800)
    Interaction.scrollToTop
    Interaction.mutate("the picked ones are removed")
    Interaction.setEditing(false)
    Interaction.cycleCellStates
  },
  Scenario("correct/editing-and-menus/mail-labels", MailLabelsScreen.self) {
    Interaction.tap(.showing("Label 3"))
    Interaction.typeInAlert("Taxes", clearing: true)
    Interaction.mutate("labels are synced")
    Interaction.tapAlert("Save")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Label 2"))
    Interaction.tapAlert("Cancel")
  },
]
