import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Rows of the layout ledger that concern greedy, lazy and competing content, and the text of both frameworks.
@MainActor @Suite struct LayoutLedgerTests {
  init() { RunState.begin() }

  @Test("LY-16 a geometry reader takes what it is offered, 10 where nothing is, and places its content top leading")
  func geometryReader() {
    let reader = GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
    let host = Hosted(reader)
    #expect([host.size(120, 80), host.size(120, nil), host.size()] == [[120, 80], [120, 10], [10, 10]])
    let framed = Hosted(reader.frame(width: 200, height: 100))
    #expect(framed.texts == ["200×100"])
    #expect(framed.elements[0].frame.x == 60 && framed.elements[0].frame.y == 0)
    // In a cell that sizes itself it is the least height that shows.
    let row = Hosted(
      HostedRoot(content: reader, margins: EdgeInsets(), minWidth: nil, minHeight: 44, isInList: true, isSelected: false))
    #expect(row.size(320, nil) == [320, 44])
  }

  @Test("LY-18 a lazy stack takes its ideal length; its children appear")
  func lazy() {
    let shown = History()
    func rows(_ count: Int) -> some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(height: 50).onAppear { shown("\(index)") }
        }
      }
    }
    let alone = Hosted(rows(4))
    #expect(alone.size(100, nil) == [100, 200])
    #expect(shown.take() == ["0", "1", "2", "3"])
  }

  @Test("LY-25 text does not grow; a short text next to a long one gives way as its flexibility says, unless it insists")
  func competingTexts() {
    let long = "A long text that wants a good deal more than one line of a row"
    func widths<V: View>(_ view: V, _ width: Double) -> [Double] {
      let host = Hosted(view)
      host.width = width
      host.settle()
      return host.elements.map(\.frame.width)
    }
    let short = Hosted(Text("Detail text")).size()[0]
    #expect(Hosted(Text("Detail text")).size(300, 100)[0] == short)
    let plain = widths(
      HStack(spacing: 0) {
        Text(long).lineLimit(1)
        Text("Detail text").lineLimit(1)
      }, 150)
    #expect(plain[1] <= short && plain[0] + plain[1] <= 150)
    let shared = widths(
      HStack(spacing: 0) {
        Text(long).lineLimit(1)
        Text("Detail text").lineLimit(1)
      }, short * 2 - 20)
    #expect(shared[1] < short, "the short one is cut: it is offered half")
    for insisting in [AnyView(Text("Detail text").fixedSize()), AnyView(Text("Detail text").layoutPriority(1))] {
      let kept = widths(
        HStack(spacing: 0) {
          Text(long).lineLimit(1)
          insisting
        }, short * 2 - 20)
      #expect(kept[1] == short)
    }
  }

  @Test("LY-30 layout follows the rules of the newest SDK: the ideal of a flexible frame counts, texts stand at their leading")
  func newestRules() {
    #expect(Hosted(Color.red.frame(idealWidth: 70, maxWidth: .infinity, idealHeight: 30)).size() == [70, 30])
    let line = Hosted(Text("A")).size()[1]
    let two = Hosted(
      VStack {
        Text("A")
        Text("B")
      })
    #expect(abs(two.size()[1] - 2 * line) < 0.01)
  }

  private func hostedRow(_ configuration: any UIContentConfiguration) -> CGFloat {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.contentConfiguration = configuration
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
    return view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
  }

  @Test("SIZ-20 margins replace the default ones edge by edge; a least size replaces the default one, nil is the default")
  func hostingMargins() {
    func box(_ height: CGFloat) -> UIHostingConfiguration<some View, EmptyView> {
      UIHostingConfiguration { Color.red.frame(height: height) }
    }
    #expect(abs(hostedRow(box(60)) - (60 + 22)) < 0.01)
    #expect(abs(hostedRow(box(60).margins(.top, 30)) - (60 + 30 + 11)) < 0.01)
    #expect(abs(hostedRow(box(60).margins(.vertical, 0)) - (60)) < 0.01)
    #expect(abs(hostedRow(box(5)) - (44)) < 0.01)
    #expect(abs(hostedRow(box(5).minSize(width: nil, height: nil)) - (44)) < 0.01)
    #expect(abs(hostedRow(box(5).minSize(height: 70)) - (70)) < 0.01)
    #expect(abs(hostedRow(box(5).minSize(height: 0)) - (27)) < 0.01)
  }

  @Test(
    "LY-24 FM-05 Text and UILabel measure alike: words, CJK, emoji, marks, both directions",
    arguments: [
      "Short", "A text that is far too long for one line of a list row", "日本語のテキストは文字の間で改行できます。", "👩‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽",
      "Cafe\u{301} Zu\u{308}rich", "שלום עולם, זה טקסט ארוך", "مرحبا بالعالم هذا نص طويل", "one\ntwo\n\nfour",
      "Supercalifragilisticexpialidocious",
      "Blood pressure 128/84 mmHg", "ไม่มีช่องว่างระหว่างคำ",
    ])
  func agreement(text: String) {
    for width in [60.0, 120, 250, 1000] {
      for limit in [nil, 1, 2] {
        let label = UILabel()
        label.text = text
        label.numberOfLines = limit ?? 0
        label.font = .preferredFont(forTextStyle: .body)
        let own = label.sizeThatFits(CGSize(width: width, height: 0))
        let hosted = Hosted(Text(text).lineLimit(limit)).size(width, nil)
        #expect(abs(hosted[1] - Double(own.height)) < 0.01, "\(text) at \(width), \(limit ?? 0) lines")
        if limit != 1 { #expect(abs(hosted[0] - Double(own.width)) < 0.01, "\(text) at \(width), \(limit ?? 0) lines") }
      }
    }
  }

  @Test("LY-24 FM-05 Text and UILabel agree on 600 random texts, at any width and limit, and no line is wider than allowed")
  func randomAgreement() {
    let parts = [
      "a", "Word", "extraordinarily", "12.5", "x\u{301}", "n\u{303}o\u{308}", "\u{301}", "日本", "語。", "「引用」", "한국어", "ไทย", "שלום",
      "مرحبا", "\u{202B}mixed\u{202C}", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "-", "/", "well-known", "\u{AD}", "\u{200B}", "\u{A0}", ",", "!", "…",
      "\n", "\r\n", " ",
      "  ", "\t",
    ]
    var state: UInt64 = 99
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    for round in 0..<600 {
      let words = (0..<1 + next(24)).map { _ in parts[next(parts.count)] }
      let text = words.joined(separator: next(3) == 0 ? "" : " ")
      let width = Double(20 + next(320))
      let limit = [nil, 1, 2, 3, 7][next(5)]
      label.text = text
      label.numberOfLines = limit ?? 0
      let own = label.sizeThatFits(CGSize(width: width, height: 0))
      let free = Hosted(Text(text).lineLimit(limit)).size()
      let hosted = Hosted(Text(text).lineLimit(limit)).size(width, nil)
      let name = "round \(round): \(text.debugDescription) at \(width), \(limit ?? 0) lines"
      #expect(abs(hosted[1] - Double(own.height)) < 0.01, "\(name)")
      if limit != 1 { #expect(abs(hosted[0] - Double(own.width)) < 0.01, "\(name)") }
      #expect(hosted[0] <= max(width, 0) + 0.34, "\(name)")
      #expect(hosted[1] >= free[1] - 0.01, "\(name): a narrower text is never lower")
      if let limit { #expect(hosted[1] <= Double(limit) * 20.4 + 0.01, "\(name)") }
    }
  }
}
