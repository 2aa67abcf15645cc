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
