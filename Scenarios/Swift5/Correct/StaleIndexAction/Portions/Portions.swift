import UIKit

struct PortionIngredient {
  let id: Int
  let name: String
  let gramsEach: Int
  let hint: String?
}

final class PortionCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let amountLabel = UILabel()
  private let fewer = UIButton(type: .system)
  private let more = UIButton(type: .system)
  private let texts = UIStackView()
  var onChange: ((Int) -> Void)?

  /// Made by the first ingredient that has something to say, and kept by the cell.
  private lazy var hintLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .systemOrange
    self.texts.addArrangedSubview(label)
    return label
  }()
  private var hasHint = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    fewer.setTitle("Fewer", for: .normal)
    more.setTitle("More", for: .normal)
    fewer.addAction(UIAction { [weak self] _ in self?.onChange?(-1) }, for: .primaryActionTriggered)
    more.addAction(UIAction { [weak self] _ in self?.onChange?(1) }, for: .primaryActionTriggered)
    texts.axis = .vertical
    texts.addArrangedSubview(nameLabel)
    texts.addArrangedSubview(amountLabel)
    let row = UIStackView(arrangedSubviews: [texts, fewer, more])
    row.spacing = 16
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ ingredient: PortionIngredient, people: Int, most: Int) {
    nameLabel.text = ingredient.name
    amountLabel.text = "\(ingredient.gramsEach * people) g for \(people)"
    fewer.isEnabled = people > 1
    more.isEnabled = people < most
    if let hint = ingredient.hint {
      hintLabel.text = hint
      hintLabel.isHidden = false
      hasHint = true
    } else if hasHint {
      hintLabel.text = nil
      hintLabel.isHidden = true
    }
  }
}

/// Ingredients of a meal. The buttons of any row change for how many people all of them are.
final class PortionsViewController: UITableViewController {
  private static let most = 12
  private let ingredients = (1...26).map { number in
    PortionIngredient(
      id: number, name: "Ingredient \(number)", gramsEach: 10 * (1 + number % 5), hint: number % 6 == 0 ? "Buy fresh" : nil)
  }
  private var people = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Portions"
    tableView.rowHeight = 88
    tableView.register(PortionCell.self, forCellReuseIdentifier: "ingredient")
  }

  func change(by number: Int) {
    people = min(max(people + number, 1), Self.most)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ingredients.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ingredient", for: indexPath)
    guard let portion = cell as? PortionCell else { return cell }
    portion.show(ingredients[indexPath.row], people: people, most: Self.most)
    portion.onChange = { [weak self] in self?.change(by: $0) }
    return portion
  }
}
