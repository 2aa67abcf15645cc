import Combine
import UIKit

final class Elevator {
  let number: Int
  let building: String
  let floor: CurrentValueSubject<Int, Never>

  init(number: Int, building: String, floor: Int) {
    self.number = number
    self.building = building
    self.floor = CurrentValueSubject(floor)
  }
}

final class ElevatorCell: UITableViewCell {
  static let identifier = "elevator"
  private let nameLabel = UILabel()
  private let floorLabel = UILabel()
  private var subscription: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    floorLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [nameLabel, floorLabel])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func bind(to elevator: Elevator) {
    nameLabel.text = "\(elevator.building), lift \(elevator.number)"
    subscription = elevator.floor
      .map { $0 == 0 ? "Ground floor" : "Floor \($0)" }
      .sink { [weak self] text in self?.floorLabel.text = text }
  }
}

final class ElevatorsViewController: UITableViewController {
  private let elevators: [Elevator] = {
    let buildings = ["North Tower", "South Tower", "Annex"]
    return (1...30).map { Elevator(number: $0, building: buildings[$0 % 3], floor: $0 % 12) }
  }()
  private var nextCalled = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Elevators"
    tableView.register(ElevatorCell.self, forCellReuseIdentifier: ElevatorCell.identifier)
  }

  /// somebody pushes a button: one lift after the other goes up.
  func callNextElevator() {
    let elevator = elevators[nextCalled % elevators.count]
    nextCalled += 1
    elevator.floor.send(elevator.floor.value + 20)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elevators.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ElevatorCell.identifier, for: indexPath)
    (cell as? ElevatorCell)?.bind(to: elevators[indexPath.row])
    return cell
  }
}
