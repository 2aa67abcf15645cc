import CellTrace
import Foundation
import HeadlessCore
import Testing

@testable import UIKit

/// The rest of Auto Layout that cell code uses, call by call.
@MainActor @Suite struct LayoutBreadthTests {
  private func root(_ width: CGFloat = 300, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func added<V: UIView>(_ view: V, to superview: UIView) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("AL a view whose constraints say how large it is, but not where, gets that size where it stands")
  func ownSize() {
    let root = root()
    let box = added(UIView(), to: root)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 0))
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    width.constant = 60
    box.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 60, height: 40))

    // What is inside of it is laid out in that size.
    let inner = added(UIView(), to: box)
    inner.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 50)

    // A frame that follows no constraints stays.
    let placed = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(placed)
    let tied = added(UIView(), to: placed)
    tied.widthAnchor.constraint(equalTo: placed.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(placed.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(tied.frame.width == 20)
  }

  @Test("AL visual format: negative distances, metrics turned round, guides, directions, distances of baselines")
  func visualFormat() {
    let root = root()
    let one = added(UIView(), to: root)
    let two = added(UIView(), to: root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let views: [String: Any] = ["one": one, "two": two, "guide": guide]
    NSLayoutConstraint.activate(
      ["H:|-(-4)-[one(20)]-(-gap)-[two(==one)]", "H:[two]-[guide(10)]", "V:|[one(30)]", "V:|[two(30)]", "V:|-5-[guide]-5-|"]
        .flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: ["gap": 6.0], views: views) })
    root.layoutIfNeeded()
    #expect([one.frame.minX, two.frame.minX, two.frame.width] == [-4, 10, 20])
    #expect(guide.layoutFrame == CGRect(x: 38, y: 5, width: 10, height: 90))

    let mirrored = self.root()
    mirrored.semanticContentAttribute = .forceRightToLeft
    let left = added(UIView(), to: mirrored)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[left(20)]", options: .directionLeftToRight, metrics: nil, views: ["left": left])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[left]|", metrics: nil, views: ["left": left]))
    mirrored.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 10, y: 0, width: 20, height: 100))

    let other = self.root()
    let right = added(UIView(), to: other)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[right(>=20)]-(>=30)-|", options: .directionRightToLeft, metrics: nil, views: ["right": right])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[right]|", metrics: nil, views: ["right": right]))
    other.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 270, y: 0, width: 20, height: 100))

    let texts = self.root()
    let upper = added(label("Upper"), to: texts)
    let lower = added(label("Lower", 28), to: texts)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper]-30-[lower]", options: [.spacingBaselineToBaseline, .alignAllLeading], metrics: nil,
        views: ["upper": upper, "lower": lower])
        + NSLayoutConstraint.constraints(withVisualFormat: "H:|[upper]", metrics: nil, views: ["upper": upper]))
    texts.layoutIfNeeded()
    let baselines = [upper, lower].map { $0.frame.minY + ($0.font.ascender * 3).rounded() / 3 }
    #expect(abs(baselines[1] - baselines[0] - 30) < 0.34)
  }

  @Test("AL the item initialiser takes every attribute; its anchors are those of the items")
  func items() {
    let root = root()
    let view = added(UIView(), to: root)
    func make(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : root, attribute: second,
        multiplier: multiplier, constant: constant)
    }
    let made = [
      make(.centerX, .centerX, 0.5, 0), make(.bottom, .centerY, 1, 10), make(.width, .height, 0.5, 4),
      make(.height, .notAnAttribute, 1, 20),
    ]
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: 40, width: 54, height: 20))
    #expect(made[0].firstAnchor == NSLayoutAnchor<AnyObject>(view, .centerX) && made[0].secondAnchor?.item === root)
    #expect(made[3].secondAnchor == nil)
  }

  @Test("AL the readable guide is the margins' where there is little room, and 672 points in the middle where there is more")
  func readableWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 164, y: 5, width: 672, height: 90))
    root.frame.size.width = 390
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 5, width: 350, height: 90))
    #expect(guide.layoutFrame == root.layoutMarginsGuide.layoutFrame)
  }

  @Test("AL ambiguity is told per view; what holds a view is listed")
  func ambiguity() {
    let root = root()
    let fixed = added(UIView(), to: root)
    let open = added(UIView(), to: root)
    let first = added(label("One"), to: root)
    let second = added(label("Two"), to: root)
    let leading = fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
    let width = fixed.widthAnchor.constraint(equalToConstant: 30)
    let top = fixed.topAnchor.constraint(equalTo: root.topAnchor)
    let height = fixed.heightAnchor.constraint(equalToConstant: 30)
    let follows = open.leadingAnchor.constraint(equalTo: fixed.trailingAnchor)
    NSLayoutConstraint.activate([
      leading, width, top, height, follows, open.topAnchor.constraint(equalTo: fixed.topAnchor),
      open.heightAnchor.constraint(equalToConstant: 5), first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor), second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(!fixed.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    #expect(open.hasAmbiguousLayout)
    #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout, "both hug alike, and there is room left")
    #expect(fixed.constraintsAffectingLayout(for: .horizontal) == [leading, width])
    #expect(fixed.constraintsAffectingLayout(for: .vertical) == [top, height])
    #expect(open.constraintsAffectingLayout(for: .horizontal).contains(follows))
    first.setContentHuggingPriority(.required, for: .horizontal)
    open.widthAnchor.constraint(equalToConstant: 9).isActive = true
    #expect(![open, first, second].contains { $0.hasAmbiguousLayout })
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
  }

  @Test("AL a stack by baselines follows a font that changes; so does one by proportion a text")
  func stacksFollowContent() {
    let row = UIStackView(arrangedSubviews: [label("Large", 34), label("small", 11)])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    func baseline(_ index: Int) -> CGFloat {
      guard let label = row.arrangedSubviews[index] as? UILabel else { return .nan }
      return label.frame.minY + label.font.ascender
    }
    row.layoutIfNeeded()
    #expect(abs(baseline(0) - baseline(1)) < 0.7)
    (row.arrangedSubviews[1] as? UILabel)?.font = .systemFont(ofSize: 20)
    row.layoutIfNeeded()
    #expect(abs(baseline(0) - baseline(1)) < 0.7)

    let column = UIStackView(arrangedSubviews: [label("Title", 28), label("Detail", 17)])
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 25
    column.alignment = .leading
    let height = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    let font = UIFont.systemFont(ofSize: 28)
    #expect(abs(height - (font.ascender + 25 - UIFont.systemFont(ofSize: 17).descender)) < 1)

    let shares = UIStackView(arrangedSubviews: [label("aa"), label("aa")])
    shares.distribution = .fillProportionally
    shares.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    shares.layoutIfNeeded()
    #expect(shares.arrangedSubviews.map(\.frame.width) == [100, 100])
    (shares.arrangedSubviews[1] as? UILabel)?.text = "aaaaaa"
    shares.layoutIfNeeded()
    let widths = shares.arrangedSubviews.map(\.frame.width)
    #expect(abs(widths[1] / widths[0] - 3) < 0.1, "\(widths)")
  }

  @Test("AL distributions: equal lengths, equal gaps, equal distances of centres; margins count if asked to")
  func distributions() {
    func views() -> [UIView] {
      [20, 40, 60].map { length in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: length).isActive = true
        return view
      }
    }
    let gaps = UIStackView(arrangedSubviews: views())
    gaps.distribution = .equalSpacing
    gaps.spacing = 10
    gaps.isLayoutMarginsRelativeArrangement = true
    gaps.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    gaps.frame = CGRect(x: 0, y: 0, width: 230, height: 30)
    gaps.layoutIfNeeded()
    #expect(gaps.arrangedSubviews.map(\.frame.minX) == [20, 70, 140])
    #expect(gaps.arrangedSubviews.map(\.frame.minY) == [1, 1, 1] && gaps.arrangedSubviews[0].frame.height == 27)

    let centres = UIStackView(arrangedSubviews: views())
    centres.distribution = .equalCentering
    centres.frame = CGRect(x: 0, y: 0, width: 260, height: 30)
    centres.layoutIfNeeded()
    let middles = centres.arrangedSubviews.map(\.frame.midX)
    #expect(abs((middles[1] - middles[0]) - (middles[2] - middles[1])) < 0.4, "\(middles)")

    let equal = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    equal.distribution = .fillEqually
    equal.spacing = 6
    equal.axis = .vertical
    equal.frame = CGRect(x: 0, y: 0, width: 50, height: 102)
    equal.layoutIfNeeded()
    #expect(equal.arrangedSubviews.map(\.frame.height) == [30, 30, 30])
    equal.arrangedSubviews[1].isHidden = true
    equal.layoutIfNeeded()
    #expect(equal.arrangedSubviews.filter { !$0.isHidden }.map(\.frame.height) == [48, 48])
  }

  @Test("AL pivots of a change do not grow with the cell; a new one is not solved from scratch")
  func incremental() {
    func pivots(_ rows: Int) -> (first: Int, change: Int) {
      let root = root(390, CGFloat(rows) * 40)
      var labels: [UILabel] = []
      var above: UIView?
      for index in 0..<rows {
        let label = added(label("Row \(index)"), to: root)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
          label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        ])
        above = label
        labels.append(label)
      }
      root.layoutIfNeeded()
      let first = root.layoutCompanion.engine?.solver.pivots ?? 0
      labels[rows / 2].text = "Another text"
      root.layoutIfNeeded()
      return (first, (root.layoutCompanion.engine?.solver.pivots ?? 0) - first)
    }
    let small = pivots(10)
    let large = pivots(40)
    #expect(small.first <= 20 && large.first <= 80, "\(small.first) pivots for 40 constraints, \(large.first) for 160")
    #expect(
      large.change <= small.change + 4, "\(small.change) pivots for a change among 40 constraints, \(large.change) among 160")
  }

  @Test("AL a distance between two lines is a length that constraints are made with, either way round")
  func distances() {
    let root = root(300, 200)
    let (one, two) = (added(UIView(), to: root), added(UIView(), to: root))
    let below = root.topAnchor.anchorWithOffset(to: one.topAnchor)
    let beside = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor)
    NSLayoutConstraint.activate([
      below.constraint(equalTo: root.heightAnchor, multiplier: 0.25), one.heightAnchor.constraint(equalToConstant: 30),
      two.heightAnchor.constraint(equalTo: below), two.topAnchor.constraint(equalTo: root.topAnchor),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100), one.widthAnchor.constraint(equalToConstant: 20),
      beside.constraint(equalToConstant: 40), two.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 100, y: 50, width: 20, height: 30) && two.frame == CGRect(x: 140, y: 0, width: 20, height: 50))
    root.bounds.size.height = 400
    root.layoutIfNeeded()
    #expect(one.frame.minY == 100 && two.frame.height == 100)
  }
}
