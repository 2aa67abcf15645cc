import CellHarness
import CellRuns
import CellTrace
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Rows that take drops in each of the ways to say so, below some that are dragged.
struct DropFormScreen: CellScreen {
  let controller = UIHostingController(rootView: DropFormContent())
  var rootViewController: UIViewController { controller }
}

/// A value that is dragged as itself, and as JSON to who does not know it.
struct Stamp: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.stamp"))
  }
}

struct DropFormContent: View {
  @State private var log: [String] = []

  var body: some View {
    List {
      Text(log.isEmpty ? "nothing" : log.joined(separator: ", "))
      Text("Text").frame(maxWidth: .infinity).draggable("a text")
      Text("Stamp").frame(maxWidth: .infinity).draggable(Stamp(name: "Penny"))
      Text("Place").frame(width: 200, height: 60).padding(.leading, 40)
        .onDrop(of: ["public.text"], isTargeted: nil) { providers, place in
          log.append("\(providers.count) at \(Int(place.x)) \(Int(place.y))")
          return true
        }
      Text("Types").frame(maxWidth: .infinity).onDrop(of: [.plainText, .url], isTargeted: nil) { providers in
        log.append("typed \(providers.count)")
        return true
      }
      Text("Copies").frame(maxWidth: .infinity).onDrop(of: [.text], delegate: NotingDrop(.copy) { log.append($0) })
      Text("Moves").frame(maxWidth: .infinity).onDrop(of: ["public.text"], delegate: NotingDrop(.move) { log.append($0) })
      Text("Forbids").frame(maxWidth: .infinity).onDrop(of: [.text], delegate: NotingDrop(.forbidden) { log.append($0) })
      Text("Refuses").frame(maxWidth: .infinity).onDrop(
        of: [.text], delegate: NotingDrop(.copy, isValid: false) { log.append($0) })
      Text("Album").frame(maxWidth: .infinity).dropDestination(for: Stamp.self) { stamps, _ in
        log.append("stamps \(stamps.map(\.name).joined())")
        return true
      }
      Text("Reader").frame(maxWidth: .infinity).onDrop(of: [UTType(exportedAs: "org.example.stamp")], isTargeted: nil) {
        providers in
        _ = providers.first?.loadDataRepresentation(forTypeIdentifier: "org.example.stamp") { data, _ in
          let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
          MainActor.assumeIsolated { log.append("read \(text)") }
        }
        return true
      }
    }
  }
}

/// A value that says when it is made.
struct MadeLate: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.late"))
  }
}

/// Rows that promise values, and rows that wait for what was dropped.
struct RegisteredScreen: CellScreen {
  let controller = UIHostingController(rootView: RegisteredContent())
  var rootViewController: UIViewController { controller }
}

struct RegisteredContent: View {
  @State private var log: [String] = []

  private func promised<T: Transferable>(_ value: @escaping @Sendable () -> T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value())
    return provider
  }

  var body: some View {
    List {
      Text(log.isEmpty ? "nothing" : log.joined(separator: ", "))
      Text("Late").frame(maxWidth: .infinity).onDrag {
        let provider = NSItemProvider()
        provider.register(made("late"))
        return provider
      }
      Text("Words").frame(maxWidth: .infinity).onDrag { promised { "some words" } }
      Text("Awaits").frame(maxWidth: .infinity).onDrop(of: [.data, .text], isTargeted: nil) { providers in
        guard let provider = providers.first, let type = provider.registeredTypeIdentifiers.first else { return false }
        Task {
          do {
            let item = try await provider.loadItem(forTypeIdentifier: type)
            log.append((item as Any as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "item \(item)")
            _ = try await provider.loadItem(forTypeIdentifier: "org.example.none")
          } catch {
            log.append("error \((error as NSError).code)")
          }
        }
        return true
      }
      Text("Loads").frame(maxWidth: .infinity).onDrop(of: [.data, .text], isTargeted: nil) { providers in
        providers.first?.loadTransferable(type: MadeLate.self) { result in
          MainActor.assumeIsolated { log.append("loaded \((try? result.get())?.name ?? "none")") }
        }
        return true
      }
      Text("Reads").frame(maxWidth: .infinity).onDrop(of: [.data, .text], isTargeted: nil) { providers in
        providers.first?.loadTransferable(type: String.self) { result in
          MainActor.assumeIsolated { log.append("read \((try? result.get()) ?? "none")") }
        }
        return true
      }
    }
  }

  private nonisolated func made(_ name: String) -> MadeLate {
    MainActor.assumeIsolated { log.append("made \(name)") }
    return MadeLate(name: name)
  }
}

/// Notes each thing that a delegate is told.
struct NotingDrop: DropDelegate {
  let operation: DropOperation
  let isValid: Bool
  let note: (String) -> Void

  init(_ operation: DropOperation, isValid: Bool = true, note: @escaping (String) -> Void) {
    (self.operation, self.isValid, self.note) = (operation, isValid, note)
  }

  func validateDrop(info: DropInfo) -> Bool {
    note("validate \(info.hasItemsConforming(to: [.text])) \(info.hasItemsConforming(to: ["public.image"]))")
    return isValid
  }
  func dropEntered(info: DropInfo) { note("enter") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    note("update \(info.location.y > 0)")
    return DropProposal(operation: operation)
  }
  func dropExited(info: DropInfo) { note("exit") }
  func performDrop(info: DropInfo) -> Bool {
    let providers = info.itemProviders(for: [.text])
    _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
      MainActor.assumeIsolated { note("take \(text ?? "")") }
    }
    return !providers.isEmpty
  }
}

/// A row with a view that is dragged, one that takes strings, and one that only says what it takes when it is pasted.
struct AnimatedDragScreen: CellScreen {
  let controller = AnimatedDragViewController()
  var rootViewController: UIViewController { controller }
}

final class AnimatedDragViewController: UITableViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private let names = ["Chip", "Takes", "Pastes"]
  private var log: [String] = []

  /// A label that takes what is pasted or dropped.
  final class PasteLabel: UILabel {
    var pasted: ((String) -> Void)?
    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
          MainActor.assumeIsolated { self.pasted?(text ?? "") }
        }
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count + 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = PasteLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    label.text = indexPath.row < names.count ? names[indexPath.row] : log.joined(separator: ", ")
    label.isUserInteractionEnabled = true
    if indexPath.row == 0 { label.addInteraction(UIDragInteraction(delegate: self)) }
    if indexPath.row == 1 { label.addInteraction(UIDropInteraction(delegate: self)) }
    if indexPath.row == 2 {
      label.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      label.pasted = { [unowned self] in note("pasted \($0)") }
    }
    cell.contentView.addSubview(label)
    return cell
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "chip" as NSString))]
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { animator.addAnimations { interaction.view?.alpha = 0.5 } }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { animator.addAnimations { interaction.view?.alpha = 1 } }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self) && !session.canLoadObjects(ofClass: URL.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { [unowned self] texts in note("took \(texts.joined())") }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { animator.addCompletion { [unowned self] _ in note("settled") } }

  private func note(_ text: String) {
    log.append(text)
    tableView.reloadRows(at: [IndexPath(row: names.count, section: 0)], with: .none)
  }
}

@Suite("Forms of drops", .serialized)
struct DropFormTests {
  private func trace(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> Trace {
    try Runner(screen).run(script, RunConfiguration())
  }
  private func texts(_ screen: any CellScreen.Type = DropFormScreen.self, after script: [Interaction]) throws -> [String] {
    let trace = try trace(screen, script)
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }
  private func drag(_ source: String, onto target: String) -> [Interaction] {
    [.drag(.showing(source), .onto(.showing(target)))]
  }

  @Test("IN-05: a drop tells where in the view it is, by names of types and by types")
  func places() throws {
    // The middle of the row is in the middle of the view's height; the view begins 40 points to the right.
    let shown = try texts(after: drag("Text", onto: "Place"))
    let place = try #require(shown.first { $0.hasPrefix("1 at ") }).split(separator: " ").compactMap { Int($0) }
    #expect(place.count == 3 && (60...180).contains(place[1]) && (25...35).contains(place[2]), "\(shown)")
    #expect(try texts(after: drag("Text", onto: "Types")).contains("typed 1"))
    #expect(try texts(after: [.dropFromOtherApp("from there", .onto(.showing("Types")))]).contains("typed 1"))
  }

  @Test(
    "IN-05: a delegate is asked whether, told of coming, moving and leaving, and takes the drop where it proposes to",
    arguments: [
      ("Copies", "validate true false, enter, update true, take a text"),
      ("Moves", "validate true false, enter, update true, take a text"),
    ])
  func delegates(target: String, log: String) throws {
    #expect(try texts(after: drag("Text", onto: target)).contains(log))
  }

  @Test("IN-05: where a delegate forbids or refuses a drop, nothing is taken", arguments: ["Forbids", "Refuses"])
  func refusals(target: String) throws {
    guard case .stepFailed(_, let reason) = try trace(DropFormScreen.self, drag("Text", onto: target)).end else {
      Issue.record("\(target) took it")
      return
    }
    #expect(reason.contains("does not take it there"))
  }

  @Test("IN-05: a value goes as itself to who takes its type, and as its coded data to who asks for that")
  func values() throws {
    #expect(try texts(after: drag("Stamp", onto: "Album")).contains("stamps Penny"))
    #expect(try texts(after: drag("Stamp", onto: "Reader")).contains(#"read {"name":"Penny"}"#))
  }

  @Test("DND-14: what is registered as a value is made when somebody wants it, and loaded as its type, as data or not at all")
  func registered() throws {
    func said(_ source: String, _ target: String) throws -> String? {
      try texts(RegisteredScreen.self, after: drag(source, onto: target)).first
    }
    #expect(try texts(RegisteredScreen.self, after: [.lift(.showing("Late"))]).first == "nothing", "lifting wants no value")
    #expect(try said("Late", "Loads") == "made late, loaded late")
    #expect(try said("Late", "Awaits") == #"made late, {"name":"late"}, error -1000"#)
    #expect(try said("Late", "Reads") == "made late, read none")
    #expect(try said("Words", "Reads") == "read some words")
    #expect(try said("Words", "Loads") == "loaded none")
    #expect(try said("Words", "Awaits") == "item some words, error -1000")
  }

  @Test("DND-20: a lift, a cancel and a drop are animated along; a session loads Swift's own texts")
  func animations() throws {
    func alpha(_ script: [Interaction]) throws -> String? {
      let trace = try trace(AnimatedDragScreen.self, script)
      return trace.steps.last?.checkpoint.first?.elements.first { $0["text"] == "Chip" }?["alpha"]
    }
    #expect(try alpha([.lift(.showing("Chip"))]) == "0.5")
    #expect(try alpha([.lift(.showing("Chip")), .drop(.outside)]) == nil)
    let shown = try texts(AnimatedDragScreen.self, after: [.drag(.showing("Chip"), .onto(.showing("Takes")))])
    #expect(shown.contains { $0.contains("took chip") && $0.contains("settled") }, "\(shown)")
  }

  @Test("DND-15: a view that only says what it takes when it is pasted takes a drop as a paste")
  func pasting() throws {
    let script: [Interaction] = [.drag(.showing("Chip"), .onto(.showing("Pastes")))]
    #expect(try texts(AnimatedDragScreen.self, after: script).contains("pasted chip"))
    #expect(
      try texts(AnimatedDragScreen.self, after: [.dropFromOtherApp("from there", .onto(.showing("Pastes")))])
        .contains("pasted from there"))
  }
}
