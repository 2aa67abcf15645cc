import UIKit

struct Expense: Hashable, Sendable {
  let id: Int
  let purpose: String
}

/// Clears the amount for the next expense, but nobody kept it for this one.
final class ExpenseCell: UICollectionViewCell {
  private let purpose = UILabel()
  private let amount = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    amount.placeholder = "Amount"
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
    amount.text = nil
  }

  func configure(_ expense: Expense) {
    purpose.text = expense.purpose
  }
}

final class ExpensesViewController: UIViewController, UICollectionViewDataSource {
  private let expenses = (1...50).map { Expense(id: $0, purpose: "Trip \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 56)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(ExpenseCell.self, forCellWithReuseIdentifier: "expense")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { expenses.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "expense", for: indexPath)
    (cell as? ExpenseCell)?.configure(expenses[indexPath.item])
    return cell
  }
}
