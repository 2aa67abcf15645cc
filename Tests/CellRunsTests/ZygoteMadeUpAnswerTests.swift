import CellHarness
import CellRuns
import CellTrace
import Foundation
import HeadlessCore
import Testing
import UIKit

private struct Guide: Decodable {
  enum Grade: String, Decodable { case easy, hard }
  enum Only: String, Decodable { case one }
  struct Stop: Decodable {
    let id: Int
    let title: String
  }
  /// Takes nothing.
  struct Odd: Decodable {
    init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
  }
  struct Tour: Decodable {
    let id: Int
    let uuid: UUID
    let name: String
    let day: Date
    let created_at: String
    let picture: URL
    let url: String
    let source: URL
    let grade: Grade
    let only: Only
    let tags: [String]
    let stops: [Stop]
    let length: Double?
    let odd: Odd?
    let isOpen: Bool
    let byMonth: [String: Int]
  }
  let results: [Tour]
  let total_pages: Int
  let next: String?
}

private struct Nested: Decodable { let children: [Nested] }

private struct Odd: Decodable { let odd: Guide.Odd }

/// Loads a list, and a picture for each row.
private final class ToursController: UITableViewController {
  private var tours: [Guide.Tour] = []
  private let needsName: String?
  private let needsItAtOnce: Bool

  init(needsName: String? = nil, atOnce: Bool = false) {
    self.needsName = needsName
    needsItAtOnce = atOnce
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    guard let all = URL(string: "https://tours.example/all") else { return }
    URLSession.shared.dataTask(with: all) { data, _, _ in
      let tours = data.flatMap { try? JSONDecoder().decode(Guide.self, from: $0) }?.results ?? []
      DispatchQueue.main.async {
        self.tours = tours
        if self.needsItAtOnce { self.lookForName() }
        self.tableView.reloadData()
      }
    }.resume()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tours.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lookForName() }

  private func lookForName() {
    // Only the app's own server has a tour of that name.
    if let needsName { precondition(tours.contains { $0.name == needsName }) }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let tour = tours[indexPath.row]
    cell.textLabel?.text = tour.name
    URLSession.shared.dataTask(with: tour.picture) { data, _, _ in
      DispatchQueue.main.async {
        cell.imageView?.image = data.flatMap { UIImage(data: $0) }
        cell.setNeedsLayout()
      }
    }.resume()
    return cell
  }
}

private struct ToursScreen: CellScreen {
  let rootViewController: UIViewController = ToursController()
  static var network: [NetworkAnswer] { [.madeUp()] }
}

private struct FussyToursScreen: CellScreen {
  let rootViewController: UIViewController = ToursController(needsName: "Round trip")
  static var network: [NetworkAnswer] { [.madeUp("https://tours.example/*"), .madeUp("https://made-up.example/*")] }
}

private struct AbruptToursScreen: CellScreen {
  let rootViewController: UIViewController = ToursController(needsName: "Round trip", atOnce: true)
  static var network: [NetworkAnswer] { [.madeUp("https://tours.example/*")] }
}

@Suite("answers that are made up") struct ZygoteMadeUpAnswerTests {
  private final class Answers: @unchecked Sendable { var all: [Data] = [] }

  /// Asks for addresses one after the other, and does something with what comes.
  private static func answers(_ addresses: [String], _ body: @Sendable ([Data]) throws -> String) -> String {
    MainActor.assumeIsolated {
      let engine = HostEngine(ScreenSource(ToursScreen.self), configuration: RunConfiguration())
      let found = Answers()
      for url in addresses.compactMap({ URL(string: $0) }) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
          if let data { found.all.append(data) }
        }.resume()
        _ = HostLoop.settle(within: 10)
      }
      return withExtendedLifetime(engine) {
        do { return try body(found.all) } catch { return "\(error)" }
      }
    }
  }

  @Test("a type gets a value for all that it asks for: lists, dates, addresses, cases, and nothing for what can't be")
  func values() throws {
    let text = try reply {
      let text = Self.answers(["https://tours.example/all"]) { answers in
        let guide = try JSONDecoder().decode(Guide.self, from: answers[0])
        let tour = guide.results[0]
        let identifiers = Set(guide.results.map(\.id)).count + Set(guide.results.flatMap(\.stops).map(\.id)).count
        let words = tour.name.split(separator: " ")
        return [
          "\(guide.results.count) tours of \(guide.total_pages) pages", "next \(guide.next ?? "none")",
          "\(identifiers) identifiers",
          "name of \(words.count) words, the last \(words.last ?? "")", tour.created_at, "\(tour.picture.host ?? "")",
          "\(tour.picture.pathExtension) \([URL(string: tour.url), tour.source].map { Int($0?.lastPathComponent ?? "") != nil })",
          "\(tour.tags.count) tags", "length \(tour.length ?? 0)", "odd \(tour.odd == nil ? "none" : "some")", "\(tour.only)",
          "\(Set(guide.results.map { "\($0.grade)" }).sorted())", "months \(tour.byMonth.count)",
          "\(Set(guide.results.map(\.uuid)).count) uuids", "\(Set(guide.results.map(\.isOpen)).count) states",
        ].joined(separator: "; ")
      }
      ChildCall.at($0).reply.write(text)
    }
    #expect(
      text
        == "24 tours of 2 pages; next none; 72 identifiers; name of 3 words, the last 1; 2024-03-02T12:00:00Z; made-up.example; png [true, true]; "
        + "2 tags; length 1.5; odd none; one; [\"easy\", \"hard\"]; months 3; 24 uuids; 2 states")
  }

  @Test("the same request has the same answer, another one another; what a server sent is decoded as ever")
  func same() throws {
    let text = try reply {
      let text = Self.answers(["https://a.example/1", "https://a.example/1", "https://a.example/2"]) { answers in
        let names = try answers.map { try JSONDecoder().decode([Guide.Stop].self, from: $0)[0] }
        let sent = try JSONDecoder().decode([Int].self, from: Data("[4, 5]".utf8))
        let both = names[0].id == names[1].id && names[0].title == names[1].title
        return "\(both) \(names[0].id == names[2].id || names[0].title == names[2].title) \(sent)"
      }
      ChildCall.at($0).reply.write(text)
    }
    #expect(text == "true false [4, 5]")
  }

  @Test("what holds itself ends, and what can't be made up fails with its name")
  func limits() throws {
    let text = try reply {
      let text = Self.answers(["https://a.example/1"]) { answers in
        let nested = try JSONDecoder().decode(Nested.self, from: answers[0])
        var failure = "none"
        do { _ = try JSONDecoder().decode(Odd.self, from: answers[0]) } catch is CocoaError { failure = "that of the type" }
        let object = try? JSONSerialization.jsonObject(with: answers[0])
        return "\(nested.children.count) \(failure) \(object == nil) \(String(data: answers[0], encoding: .utf8) == nil)"
      }
      ChildCall.at($0).reply.write(text)
    }
    #expect(text == "24 that of the type true true")
  }

  @Test("a list that is loaded has rows, each with a picture of its own, and the run says what was made up")
  func list() throws {
    let trace = try Runner(ScreenSource(ToursScreen.self)).run([], RunConfiguration())
    let rows = trace.steps.last?.checkpoint ?? []
    let pictures = Set(rows.flatMap(\.elements).compactMap { $0["image"] })
    #expect(trace.steps.last?.items.count == 24)
    #expect(rows.count > 5 && pictures.count == rows.count && Set(rows.map(\.title)).count == rows.count)
    #expect(trace.madeUpAnswer == "https://tours.example/all")
    #expect(try TraceCodec.decode(TraceCodec.encode(trace)) == trace)
  }

  @Test("a crash after such an answer is a warning, in the step in which it came as well", arguments: [true, false])
  func crash(isLater: Bool) throws {
    let plan = RunPlan(
      Runner(isLater ? ScreenSource(FussyToursScreen.self) : ScreenSource(AbruptToursScreen.self)),
      script: isLater ? [.tap(.resolved(ItemID(key: "#1")), nil)] : [], profile: .iOS18, policies: [.lifo])
    let outcome = try plan.perform()
    let found = outcome.judgement.findings.filter { $0.detector == "crash" }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.evidence.contains(
        "the answer to https://tours.example/all is made up, and no server may ever answer so: so it is a warning") == true)
    #expect(!outcome.judgement.findings.contains { $0.detector == "unscripted-request" })
  }
}
