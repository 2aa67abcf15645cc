import Foundation
import Testing

@testable import UIKit

/// A card with rows of an icon, a title, a value and a wrapping detail, as cells have them.
@MainActor private final class Card {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var rows: [UIStackView] = []
  var labels: [UILabel] = []
  var heights: [NSLayoutConstraint] = []
  var gaps: [NSLayoutConstraint] = []

  init() {
    var above: UIView?
    for index in 0..<3 {
      let icon = UIView()
      let height = icon.heightAnchor.constraint(equalToConstant: 24)
      NSLayoutConstraint.activate([height, icon.widthAnchor.constraint(equalTo: icon.heightAnchor)])
      let title = UILabel()
      let value = UILabel()
      value.setContentCompressionResistancePriority(.required, for: .horizontal)
      // In the other rows it is left open who takes the room that is left.
      if index == 0 { value.setContentHuggingPriority(.required, for: .horizontal) }
      let row = UIStackView(arrangedSubviews: [icon, title, value])
      row.spacing = 8
      row.alignment = .center
      let detail = UILabel()
      detail.numberOfLines = 0
      for view in [row, detail] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let gap = row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8)
      NSLayoutConstraint.activate([
        gap, row.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        detail.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      ])
      above = detail
      rows.append(row)
      labels += [title, value, detail]
      heights.append(height)
      gaps.append(gap)
    }
    if let above { root.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: 8).isActive = true }
  }

  func fit() -> CGFloat {
    root.systemLayoutSizeFitting(
      CGSize(width: root.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  func layOut() -> [CGRect] {
    root.frame.size.height = fit()
    root.layoutIfNeeded()
    return rows.flatMap { [$0.frame] + $0.arrangedSubviews.map(\.frame) } + labels.map(\.frame)
  }
}

@MainActor @Suite struct IncrementalLayoutTests {
  @Test("AL a layout that followed a hundred changes is the one a new engine finds")
  func equivalence() throws {
    let card = Card()
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let words = ["a", "word", "longer words", "text that wraps when there is little room for it", ""]
    for step in 0..<150 {
      switch random(6) {
      case 0: card.heights[random(3)].constant = CGFloat(10 + random(40))
      case 1: card.gaps[random(3)].constant = CGFloat(random(20))
      case 2: card.root.frame.size.width = CGFloat(250 + random(200))
      case 3: card.root.directionalLayoutMargins.leading = CGFloat(random(30))
      case 4: card.rows[random(3)].spacing = CGFloat(random(12))
      default: card.labels[random(9)].text = words[random(words.count)] + " " + words[random(words.count)]
      }
      let incremental = card.layOut()
      let height = card.root.frame.height
      card.root.layoutCompanion.engine?.forgetStructure()
      card.root.setNeedsLayout()
      let fresh = card.layOut()
      #expect(abs(card.root.frame.height - height) < 0.001, "step \(step)")
      let same = zip(incremental, fresh).allSatisfy {
        abs($0.minX - $1.minX) < 0.001 && abs($0.minY - $1.minY) < 0.001 && abs($0.width - $1.width) < 0.001
          && abs($0.height - $1.height) < 0.001
      }
      let differences = zip(incremental, fresh).enumerated().filter { $0.element.0 != $0.element.1 }
      #expect(same, "step \(step): \(differences)")
      if !same { return }
      // What follows is incremental again, after a layout that was.
      if step % 3 == 0 { #expect(card.fit() == height) }
    }
  }

  @Test("AL constraints that come and go a hundred times, with other priorities too, keep their places in the engine")
  func slots() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let wide = label.widthAnchor.constraint(equalToConstant: 200)
    let narrow = label.widthAnchor.constraint(equalToConstant: 50)
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([leading, label.topAnchor.constraint(equalTo: root.topAnchor), narrow])
    for turn in 0..<100 {
      let isWide = turn % 2 == 0
      (isWide ? narrow : wide).isActive = false
      (isWide ? wide : narrow).isActive = true
      leading.priority = UILayoutPriority(isWide ? 500 : 600)
      leading.constant = CGFloat(turn)
      root.layoutIfNeeded()
      #expect(label.frame.minX == CGFloat(turn) && label.frame.width == (isWide ? 200 : 50), "turn \(turn)")
    }
    let engine = try #require(root.layoutCompanion.engine)
    #expect(engine.entries.count <= 5)
    #expect(engine.entries.compactMap { $0 }.count == 3)
  }

  @Test("AL an engine and its views go with the last reference")
  func lifetime() {
    weak var root: UIView?
    weak var label: UILabel?
    do {
      let card = Card()
      _ = card.layOut()
      root = card.root
      label = card.labels[0]
      #expect(label != nil)
    }
    #expect(root == nil)
    #expect(label == nil)
  }
}
