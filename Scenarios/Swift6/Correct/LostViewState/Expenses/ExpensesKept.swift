import UIKit

/// Tells of every key, so that the amount can be kept by the expense.
final class KeptExpenseCell: UICollectionViewCell {
  private let purpose = UILabel()
  private let amount = UITextField()
  var onChange: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    amount.placeholder = "Amount"
    amount.addAction(UIAction { [weak self] _ in self?.onChange?(self?.amount.text ?? "") }, for: .editingChanged)
    amount.borderStyle = .roundedRect
    let row = UIStackView(arrangedSubviews: [purpose, amount])
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }

  func configure(_ expense: Expense, amount: String?) {
    purpose.text = expense.purpose
    self.amount.text = amount
  }
}

final class KeptExpensesViewController: UIViewController, UICollectionViewDataSource {
  private var amounts: [Int: String] = [:]
  private let expenses = (1...50).map { Expense(id: $0, purpose: "Trip \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 56)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(KeptExpenseCell.self, forCellWithReuseIdentifier: "expense")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { expenses.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "expense", for: indexPath)
    let expense = expenses[indexPath.item]
    (cell as? KeptExpenseCell)?.configure(expense, amount: amounts[expense.id])
    (cell as? KeptExpenseCell)?.onChange = { [weak self] in self?.amounts[expense.id] = $0 }
    return cell
  }
}
