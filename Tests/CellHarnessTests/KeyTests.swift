import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// A collection that notes what keys and the focus do to its rows.
struct KeyScreen: CellScreen {
  let controller = KeyViewController()
  var rootViewController: UIViewController { controller }
}

final class KeyViewController: UIViewController, UICollectionViewDelegate {
  private var notes: [Int: [String]] = [:]
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    SelectorTables.add(KeyViewController.self) {
      [
        SelectorMethod("archive:", of: KeyViewController.self) { controller, _ in
          controller.note("archived", 0)
          return nil
        }
      ]
    }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.delegate = self
    list.selectionFollowsFocus = true
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      content.secondaryText = (notes[row] ?? ["nothing"]).joined(separator: " ")
      cell.contentConfiguration = content
    }
    source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
  }

  func note(_ what: String, _ row: Int) {
    notes[row, default: []].append(what)
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([row])
    source.apply(snapshot, animatingDifferences: false)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "e", modifierFlags: .command, action: "archive:")] }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.keyCode == .keyboardD else { return super.pressesBegan(presses, with: event) }
    note("pressed \(key.characters)", 0)
  }
  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders {
      _ = provider.loadObject(ofClass: NSString.self) { text, _ in
        let text = text.map { "\($0)" } ?? ""
        MainActor.assumeIsolated { self.note("pasted \(text)", 0) }
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("selected", indexPath.item)
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { indexPath.item != 2 }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let next = context.nextFocusedIndexPath {
      note("focused from \(context.previouslyFocusedIndexPath?.item ?? -1)", next.item)
    }
  }
}

/// Buttons with shortcuts, and a view that takes keys.
struct ShortcutScreen: CellScreen {
  let controller = UIHostingController(rootView: ShortcutContent())
  var rootViewController: UIViewController { controller }
}

struct ShortcutContent: View {
  @State private var log = "nothing"
  @FocusState private var hasFocus: Bool

  var body: some View {
    List {
      Text(log)
      Button("Send") { log = "sent" }.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Off") { log = "off" }.keyboardShortcut("o").disabled(true)
      Text(hasFocus ? "has focus" : "no focus")
        .focusable()
        .focused($hasFocus)
        .onKeyPress("k") {
          log = "key"
          return .handled
        }
        .onExitCommand { log = "exit" }
        .onPlayPauseCommand { log = "play" }
        .onMoveCommand { log = "\($0)" }
        .onPasteCommand(of: ["public.text"]) { _ in log = "pasted" }
        .onCommand("selectAll:") { log = "all" }
    }
  }
}

/// Views that can have the focus in each of the ways to say so.
struct FocusScreen: CellScreen {
  let controller = UIHostingController(rootView: FocusContent())
  var rootViewController: UIViewController { controller }
}

struct FocusContent: View {
  @State private var log: [String] = []

  var body: some View {
    List {
      Text(log.isEmpty ? "nothing" : log.joined(separator: " "))
      Text("never").focusable(false, onFocusChange: { log.append("never \($0)") })
      Text("first").focusable(onFocusChange: { log.append("first \($0)") })
      Text("disabled").focusable(onFocusChange: { log.append("disabled \($0)") }).disabled(true)
      Text("second").focusable(interactions: .activate).onKeyPress("k") {
        log.append("second key")
        return .handled
      }
      EffectReader().focusEffectDisabled()
      EffectReader()
    }
  }
}

/// Views that want the focus for each kind of input.
struct FocusKindScreen: CellScreen {
  let controller = UIHostingController(rootView: FocusKindContent())
  var rootViewController: UIViewController { controller }
}

struct FocusKindContent: View {
  @FocusState private var focus: String?

  var body: some View {
    List {
      Text("focus on \(focus ?? "nothing")")
      Text("edited").frame(maxWidth: .infinity).focusable(interactions: .edit).focused($focus, equals: "edited")
      Text("activated").frame(maxWidth: .infinity).focusable(interactions: .activate).focused($focus, equals: "activated")
      Text("both").frame(maxWidth: .infinity).focusable().focused($focus, equals: "both")
      Text("off").frame(maxWidth: .infinity).focusable(false, interactions: .edit).focused($focus, equals: "off")
    }
  }
}

struct EffectReader: View {
  @Environment(\.isFocusEffectEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "with effect" : "without effect") }
}

@Suite("Keys and focus")
struct KeyTests {
  private func texts(
    _ screen: any CellScreen.Type = KeyScreen.self, after script: [Interaction], on device: HostDevice = .iPad
  ) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration(traits: HostTraits(device: device)))
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private func failure(_ script: [Interaction], on device: HostDevice = .iPad) throws -> String {
    let trace = try Runner(KeyScreen.self).run(script, RunConfiguration(traits: HostTraits(device: device)))
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("KEY-01: a key command goes to the controller in front, if it can be the first responder")
  func command() throws { #expect(try texts(after: [.pressKeys("command+e")]).contains("archived")) }

  @Test("KEY-02: a key that no command is for comes as a press")
  func press() throws { #expect(try texts(after: [.pressKeys("shift+d")]).contains("pressed D")) }

  @Test("DND-15: a responder that says what it takes gets what was copied in another app, and of that only what it takes")
  func pasting() throws {
    #expect(try texts(after: [.copyInOtherApp("there"), .pressKeys("command+v")]).contains("pasted there"))
    #expect(try !texts(after: [.pressKeys("command+v")]).contains { $0.hasPrefix("pasted") })
  }

  @Test("FOC-02, FOC-03: arrows move the focus past what can't have it, and the selection follows")
  func arrows() throws {
    let shown = try texts(after: [.focus(.showing("Row 1")), .pressKeys("down")])
    #expect(shown.contains("focused from -1 selected"))
    #expect(shown.filter { $0 == "focused from 1 selected" }.count == 1)
    let trace = try Runner(KeyScreen.self).run(
      [.focus(.showing("Row 1")), .pressKeys("down")], RunConfiguration(traits: HostTraits(device: .iPad)))
    #expect(trace.steps.last?.checkpoint.filter { $0.flags.contains(.focused) }.map(\.title) == ["Row 3"])
  }

  @Test("FOC-03: a phone has no focus; a row that can't have it says so")
  func refused() throws {
    #expect(try failure([.focus(.showing("Row 1"))], on: .iPhone14).contains("can't have the focus: the device has none"))
    #expect(try failure([.focus(.showing("Row 2"))]).contains("its list does not allow it"))
  }

  @Test("Keys that do nothing say which would; a key that the app hears of may do something")
  func nothing() throws {
    let trace = try Runner(ShortcutScreen.self).run([.pressKeys("command+q")], RunConfiguration())
    #expect("\(trace.end)".contains("command+q does nothing on this screen; its key commands are"))
    #expect(try texts(after: [.pressKeys("command+q")]).contains("nothing"))
    #expect(try failure([.pressKeys("hyper+q")]).hasPrefix("\"hyper+q\" names no keys."))
  }

  @Test("IN-13: a shortcut makes its button act, unless that is disabled")
  func shortcut() throws {
    #expect(try texts(ShortcutScreen.self, after: [.pressKeys("command+shift+s")]).contains("sent"))
    let trace = try Runner(ShortcutScreen.self).run([.pressKeys("command+o")], RunConfiguration())
    #expect(trace.end != .finished)
  }

  @Test(
    "IN-07, IN-14: a view that can have the focus gets it by a key, and then takes keys and commands",
    arguments: [
      ("k", "key"), ("escape", "exit"), ("playpause", "play"), ("up", "up"), ("command+a", "all"), ("command+v", "pasted"),
    ])
  func focusable(keys: String, log: String) throws {
    let shown = try texts(
      ShortcutScreen.self, after: [.copyInOtherApp("text"), .pressKeys("tab"), .pressKeys(keys)])
    #expect(shown.contains("has focus") && shown.contains(log))
    #expect(try !texts(ShortcutScreen.self, after: [.pressKeys("tab")]).contains(log))
  }

  @Test("IN-07: keys move the focus through what can have it, in each of the ways to say so, and each hears of it")
  func forms() throws {
    #expect(try texts(FocusScreen.self, after: [.pressKeys("tab")]).contains("first true"))
    let second: [Interaction] = [.pressKeys("tab"), .pressKeys("tab")]
    #expect(try texts(FocusScreen.self, after: second).contains("first true first false"))
    let pressed = try texts(FocusScreen.self, after: second + [.pressKeys("k")])
    #expect(pressed.contains("first true first false second key"), "\(pressed)")
    #expect(
      try texts(FocusScreen.self, after: second + [.pressKeys("shift+tab")]).contains("first true first false first true"))
  }

  @Test(
    "IN-07: a touch brings the focus to what is edited, and not to what keys activate; keys come to both",
    arguments: [
      ([Interaction.tap(.showing("edited"))], "edited"), ([.tap(.showing("activated"))], "nothing"),
      ([.tap(.showing("both"))], "both"), ([.tap(.showing("off"))], "nothing"),
      ([.pressKeys("tab"), .pressKeys("tab")], "activated"), ([.tap(.showing("edited")), .pressKeys("tab")], "activated"),
      ([.tap(.showing("edited")), .pressKeys("tab"), .pressKeys("tab")], "both"),
    ] as [([Interaction], String)])
  func kinds(script: [Interaction], focus: String) throws {
    let shown = try texts(FocusKindScreen.self, after: script)
    #expect(shown.first == "focus on \(focus)", "\(shown)")
  }

  @Test("focusEffectDisabled is seen by what is in it, and by nothing else")
  func effect() throws {
    let shown = try texts(FocusScreen.self, after: [])
    #expect(shown.contains("without effect") && shown.contains("with effect"))
  }
}
