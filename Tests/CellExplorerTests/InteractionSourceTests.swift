import CellTrace
import Testing

@testable import CellExplorer

/// What is written is read out of the value, so that a case that is new is written too.
@Suite("Interactions as Swift writes them") struct InteractionSourceTests {
  private static let item = ItemLocator.resolved(CellItemID(key: "A"))
  private static let second = ItemLocator.resolved(CellItemID(list: 1, key: "A"))

  @Test(
    "values stand as the case declares them; one at the end that is nil is left out",
    arguments: [
      (.scrollToEnd, ".scrollToEnd"),
      (.scrollBy(-40.5), ".scrollBy(-40.5)"),
      (.tap(.showing("B \"b\"")), ".tap(.showing(\"B \\\"b\\\"\"))"),
      (.tap(item, .path("Cell")), ".tap(.resolved(CellItemID(key: \"A\")), .path(\"Cell\"))"),
      (.select(second), ".select(.resolved(CellItemID(list: 1, key: \"A\")))"),
      (.swipe(.identity("1"), .trailing), ".swipe(.identity(\"1\"), .trailing)"),
      (.type("é\n", .identity("1"), nil, clearing: true), ".type(\"é\\n\", .identity(\"1\"), nil, clearing: true)"),
      (.toggle(.identity("1")), ".toggle(.identity(\"1\"))"),
      (.toggle(.identity("1"), to: false), ".toggle(.identity(\"1\"), nil, to: false)"),
      (.chooseMenuItem(["Move", "Inbox"]), ".chooseMenuItem([\"Move\", \"Inbox\"])"),
      (.typeInAlert("x", .placeholder("Name")), ".typeInAlert(\"x\", .placeholder(\"Name\"), clearing: false)"),
      (.reorder(.identity("1"), .after, .identity("2")), ".reorder(.identity(\"1\"), .after, .identity(\"2\"))"),
      (.selectAcross(.identity("1"), to: .identity("2")), ".selectAcross(.identity(\"1\"), to: .identity(\"2\"))"),
      (.drag(.identity("1"), .onto(.identity("2"))), ".drag(.identity(\"1\"), .onto(.identity(\"2\")))"),
      (.drag(.identity("1"), .outside), ".drag(.identity(\"1\"), .outside)"),
      (.drag(.identity("1"), .view("Bin")), ".drag(.identity(\"1\"), .view(\"Bin\"))"),
      (.lift(.identity("1")), ".lift(.identity(\"1\"))"),
      (.liftView("Tray"), ".liftView(\"Tray\")"), (.focusView("Seal"), ".focusView(\"Seal\")"),
      (.drop(.after(.identity("1"))), ".drop(.after(.identity(\"1\")))"),
      (.drop(.otherApp), ".drop(.otherApp)"),
      (.dropFromOtherApp("a", .outside), ".dropFromOtherApp(\"a\", .outside)"),
      (.copyInOtherApp("a"), ".copyInOtherApp(\"a\")"), (.hurry(), ".hurry(0.4)"),
      (.pressKeys("command+z"), ".pressKeys(\"command+z\")"),
      (.focus(.identity("1")), ".focus(.identity(\"1\"))"), (.undo, ".undo"), (.redo, ".redo"), (.shake, ".shake"),
      (.pullDownSheet, ".pullDownSheet"),
      (.pick("Red", .identity("1")), ".pick(\"Red\", .identity(\"1\"))"),
      (.scrollInside(.identity("1"), by: -40.5), ".scrollInside(.identity(\"1\"), nil, by: -40.5)"),
      (.scrollView("Tray", by: 40), ".scrollView(\"Tray\", by: 40.0)"),
      (.rotate(.landscape), ".rotate(.landscape)"),
      (.changeTrait(.textSize(.large)), ".changeTrait(.textSize(.large))"),
      (.changeTrait(.dark(true)), ".changeTrait(.dark(true))"),
      (.mutate("a book arrives"), ".mutate(\"a book arrives\")"),
      (.wait(2), ".wait(2.0)"),
      (.setEditing(true), ".setEditing(true)"),
      (.setState(nil, .selected, false), ".setState(nil, .selected, false)"),
    ] as [(CellInteraction, String)])
  func expression(_ interaction: CellInteraction, _ expected: String) {
    #expect(InteractionSource.of(interaction) == expected)
  }
}
