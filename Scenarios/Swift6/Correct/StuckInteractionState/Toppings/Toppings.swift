import UIKit

/// A row's look hangs on two things: the state of the cell and whether the model has the topping.
struct ToppingContent: UIContentConfiguration, Hashable {
  var name: String
  var isIncluded: Bool
  fileprivate var isPressed = false
  fileprivate var isPicked = false

  init(name: String, isIncluded: Bool) {
    self.name = name
    self.isIncluded = isIncluded
  }

  func makeContentView() -> any UIView & UIContentView { ToppingView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> ToppingContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var result = self
    result.isPressed = state.isHighlighted
    result.isPicked = state.isSelected
    return result
  }
}

final class ToppingView: UIView, UIContentView {
  private var current: ToppingContent
  private let name = UILabel()
  private let mark = UILabel()

  init(configuration: ToppingContent) {
    current = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    for view in [name, mark] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      name.topAnchor.constraint(equalTo: guide.topAnchor),
      name.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      mark.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      mark.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? ToppingContent, new != current else { return }
      current = new
      apply()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is ToppingContent }

  private func apply() {
    name.text = current.name
    name.font = .systemFont(ofSize: 17, weight: current.isPicked ? .bold : .regular)
    mark.text = current.isIncluded ? "✓" : ""
    name.alpha = current.isPressed ? 0.4 : 1
  }
}

final class ToppingsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let toppings = ["Olives", "Onions", "Basil", "Corn", "Capers", "Ham", "Egg", "Rocket", "Tuna", "Chili"]
    .flatMap { name in ["", "extra", "organic", "without"].map { $0.isEmpty ? name : "\(name), \($0)" } }
  private var included: Set<String> = ["Basil"]
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ToppingContent> { cell, _, content in
    cell.contentConfiguration = content
  }
  private lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = registration
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { toppings.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let name = toppings[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: ToppingContent(name: name, isIncluded: included.contains(name)))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    included.formSymmetricDifference([toppings[indexPath.item]])
    collectionView.reconfigureItems(at: [indexPath])
  }
}
