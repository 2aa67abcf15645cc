import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// A scroll view without rows: no collection makes what is in it.
struct PlainScrollScreen: CellScreen {
  let controller = UIHostingController(rootView: PlainScrollContent())
  var rootViewController: UIViewController { controller }
}

struct PlainScrollContent: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { WrittenButtons(first: 0, count: 40) }
    }
  }
}

struct WrittenButtons: View {
  let first: Int
  let count: Int
  var body: some View {
    if count == 1 {
      Button("Button \(first)") {}.frame(height: 50)
    } else {
      AnyView(WrittenButtons(first: first, count: count / 2))
      AnyView(WrittenButtons(first: first + count / 2, count: count - count / 2))
    }
  }
}

/// Rows of SwiftUI's and of UIKit's with content that scrolls to the side.
struct CarouselScreen: CellScreen {
  let controller = CarouselViewController()
  var rootViewController: UIViewController { controller }
}

final class CarouselViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.rowHeight = 60
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    switch indexPath.row {
    case 0:
      cell.contentConfiguration = UIHostingConfiguration {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 40) } }
        }
      }
    case 1:
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      scroll.contentSize = CGSize(width: 2000, height: 60)
      for index in 0..<20 {
        let label = UILabel(frame: CGRect(x: index * 100, y: 0, width: 100, height: 60))
        label.text = "Page \(index)"
        scroll.addSubview(label)
      }
      cell.contentView.addSubview(scroll)
    case _: cell.textLabel?.text = "Plain"
    }
    return cell
  }
}

/// Rows with a list of their own, which goes to the side.
struct StripsScreen: CellScreen {
  let controller = StripsViewController()
  var rootViewController: UIViewController { controller }
}

final class StripCell: UITableViewCell, UICollectionViewDataSource {
  var number = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 40)
    let strip = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
    strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    strip.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
    strip.dataSource = self
    contentView.addSubview(strip)
  }
  required init?(coder: NSCoder) { nil }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Tile \(number).\(indexPath.item)"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}

final class StripsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = StripCell(style: .default, reuseIdentifier: nil)
    cell.number = indexPath.row
    return cell
  }
}

/// Two rows of buttons that go to the side, above a list that says which was touched.
struct ChipsScreen: CellScreen {
  let controller = UIHostingController(rootView: ChipsContent())
  var rootViewController: UIViewController { controller }
}

struct ChipsContent: View {
  @State private var chosen = "none"
  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) { HStack(spacing: 0) { WrittenChips(name: "Red", first: 0, count: 16) { chosen = $0 } } }
      ScrollView(.horizontal) { HStack(spacing: 0) { WrittenChips(name: "Blue", first: 0, count: 16) { chosen = $0 } } }
      Button("Still") {}
      List { Text("chosen: \(chosen)") }
    }
  }
}

struct WrittenChips: View {
  let name: String
  let first: Int
  let count: Int
  let choose: (String) -> Void
  var body: some View {
    if count == 1 {
      Button("\(name) \(first)") { choose("\(name) \(first)") }.frame(width: 100, height: 40)
    } else {
      AnyView(WrittenChips(name: name, first: first, count: count / 2, choose: choose))
      AnyView(WrittenChips(name: name, first: first + count / 2, count: count - count / 2, choose: choose))
    }
  }
}

/// Buttons of UIKit's that go to the side, above a table that says which was touched; or two rows of them without a table.
struct TabsScreen: CellScreen {
  let controller = TabsViewController(hasTable: true)
  var rootViewController: UIViewController { controller }
}

struct TablelessScreen: CellScreen {
  let controller = TabsViewController(hasTable: false)
  var rootViewController: UIViewController { controller }
}

final class TabsViewController: UIViewController, UITableViewDataSource {
  private let hasTable: Bool
  private let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400), style: .plain)
  private let label = UILabel(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
  private var chosen = "none"

  init(hasTable: Bool) {
    self.hasTable = hasTable
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, name) in ["Tab", "Page"].enumerated() {
      let strip = UIScrollView(frame: CGRect(x: 0, y: 100 + row * 50, width: 390, height: 40))
      strip.contentSize = CGSize(width: 1_600, height: 40)
      for index in 0..<16 {
        let button = UIButton(frame: CGRect(x: index * 100, y: 0, width: 100, height: 40))
        button.setTitle("\(name) \(index)", for: .normal)
        let touch = UIAction { [unowned self] _ in choose("\(name) \(index)") }
        button.addAction(touch, for: .touchUpInside)
        strip.addSubview(button)
      }
      view.addSubview(strip)
    }
    view.addSubview(label)
    table.dataSource = self
    if hasTable { view.addSubview(table) }
  }

  private func choose(_ name: String) {
    chosen = name
    label.text = name
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "chosen: \(chosen)"
    return cell
  }
}

@Suite("Scrolling what is no list")
struct ScrollInsideTests {
  private func shown(_ screen: any CellScreen.Type, after script: [Interaction]) throws -> Trace {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace
  }

  private func texts(after script: [Interaction]) throws -> [String] {
    try shown(CarouselScreen.self, after: script).steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private func failure(_ screen: any CellScreen.Type, after script: [Interaction]) throws -> String {
    let trace = try Runner(screen).run(script, RunConfiguration())
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("SC-01: on a screen without a list, a finger scrolls what there is, and reaches what was out of sight")
  func plain() throws {
    let tap = Interaction.tap(.showing("Button 30"))
    let reason = try failure(PlainScrollScreen.self, after: [tap])
    #expect(reason.hasPrefix("the screen shows no collection view or table view"))
    _ = try shown(PlainScrollScreen.self, after: [.scrollBy(900), tap])
    _ = try shown(PlainScrollScreen.self, after: [.scrollToEnd, tap, .scrollToTop, .tap(.showing("Button 0"))])
  }

  @Test("SC-02: content that scrolls inside of a row follows the finger, whoever draws it, and stays within its length")
  func inside() throws {
    #expect(try texts(after: []).contains("Card 0"))
    let hosted = try texts(after: [.scrollInside(.identity("#1"), by: 500)])
    #expect(hosted.contains("Card 5") && !hosted.contains("Card 0"))
    let own = try texts(after: [.scrollInside(.identity("#2"), by: 5000)])
    #expect(own.contains("Page 19") && !own.contains("Page 0"))
    #expect(
      try texts(after: [.scrollInside(.identity("#2"), by: 900), .scrollInside(.identity("#2"), by: -900)]).contains("Page 0"))
    let strips = try shown(StripsScreen.self, after: [.scrollInside(.showing("Tile 1.0"), by: 500)])
    let tiles = strips.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
    #expect(tiles.contains("Tile 0.0") && !tiles.contains("Tile 1.0") && tiles.contains("Tile 1.6"))
    let still = try failure(CarouselScreen.self, after: [.scrollInside(.showing("Plain"), by: 10)])
    #expect(still.hasPrefix("nothing in item ") && still.contains(" scrolls, or all of it is visible."))
  }

  @Test(
    "SC-01: a finger scrolls each scroll view beside a list, whoever draws it, and touches what was out of sight",
    arguments: [("Red", true), ("Blue", true), ("Tab", false), ("Page", false)])
  func besideList(name: String, isHosted: Bool) throws {
    let screen: any CellScreen.Type = isHosted ? ChipsScreen.self : TabsScreen.self
    func chosen(_ script: [Interaction]) throws -> String? {
      try shown(screen, after: script).steps.last?.checkpoint.first?.elements.compactMap { $0["text"] }.first
    }
    let there = Interaction.scrollView("\(name) 0", by: 1_000)
    let last = Interaction.tap(.showing("\(name) 12"))
    #expect(try chosen([there, last]) == "chosen: \(name) 12")
    #expect(try chosen([there, .scrollView("\(name) 12", by: -1_000), .tap(.showing("\(name) 0"))]) == "chosen: \(name) 0")
    // The other one stays where it is.
    let other = ["Red": "Blue", "Blue": "Red", "Tab": "Page", "Page": "Tab"][name] ?? ""
    #expect(try chosen([there, .tap(.showing("\(other) 0"))]) == "chosen: \(other) 0")
    #expect(try failure(screen, after: [.scrollView("\(name) 99", by: 10)]).hasPrefix("no view shows \"\(name) 99\""))
  }

  @Test("SC-01: of several scroll views without a list, each is scrolled by a view in it; what does not scroll says so")
  func several() throws {
    let trace = try shown(TablelessScreen.self, after: [.scrollView("Page 0", by: 1_000), .tap(.showing("Page 12"))])
    #expect(trace.steps.count == 3)
    #expect(
      try failure(ChipsScreen.self, after: [.scrollView("Still", by: 10)]).hasPrefix("nothing around the view \"Still\" scrolls"))
    #expect(
      try failure(ChipsScreen.self, after: [.scrollView("chosen: none", by: 10)]).hasPrefix("nothing around the view"),
      "rows are scrolled with their list")
  }

  @Test("where such content stands is part of what a row shows, as long as it is not at its start")
  func offset() throws {
    func offsets(after script: [Interaction]) throws -> [String?] {
      try shown(CarouselScreen.self, after: script).steps.last?.checkpoint.map { row in
        row.elements.lazy.compactMap { $0["contentOffset"] }.first
      } ?? []
    }
    let there = Interaction.scrollInside(.identity("#2"), by: 900)
    #expect(try offsets(after: []) == [nil, nil, nil])
    #expect(try offsets(after: [there]) == [nil, "900 0", nil])
    #expect(try offsets(after: [there, .scrollInside(.identity("#2"), by: -900)]) == [nil, nil, nil])
    let strips = try shown(StripsScreen.self, after: [.scrollInside(.showing("Tile 1.0"), by: 500)])
    let elements = strips.steps.last?.checkpoint.flatMap(\.elements) ?? []
    let written = elements.lazy.flatMap(\.properties).first { $0.name == "contentOffset" }
    #expect(written?.value == "500 0" && written?.provenance?.step == 1)
  }
}
