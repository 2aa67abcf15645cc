import Combine
import UIKit

struct Buoy {
  let id: Int
  let name: String
}

final class BuoyNetwork {
  let buoys = (1...35).map { Buoy(id: $0, name: "Buoy \($0)") }
  private let waves: [CurrentValueSubject<Int, Never>]

  init() { waves = (1...35).map { CurrentValueSubject(50 + $0 * 11 % 90) } }

  func waveHeight(of buoy: Buoy) -> CurrentValueSubject<Int, Never> { waves[buoy.id - 1] }

  func measure() {
    for (index, wave) in waves.enumerated() where index % 4 == 0 { wave.send((wave.value + 13) % 200) }
  }
}

final class BuoyCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let waveLabel = UILabel()
  private var subscription: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, waveLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func bind(_ buoy: Buoy, waves: CurrentValueSubject<Int, Never>) {
    nameLabel.text = buoy.name
    subscription = waves.sink { [weak self] centimetres in
      self?.waveLabel.text = "\(centimetres) cm"
      self?.waveLabel.textColor = centimetres > 120 ? .systemRed : .label
    }
  }
}

final class BuoysViewController: UITableViewController {
  private let network = BuoyNetwork()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buoys"
    tableView.register(BuoyCell.self, forCellReuseIdentifier: "buoy")
  }

  func measure() { network.measure() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { network.buoys.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "buoy", for: indexPath)
    let buoy = network.buoys[indexPath.row]
    (cell as? BuoyCell)?.bind(buoy, waves: network.waveHeight(of: buoy))
    return cell
  }
}
