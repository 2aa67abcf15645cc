import UIKit

/// Sections that fold: a touch on the first row reloads its section, which then has other rows.
class TeamsViewController: UITableViewController {
  private struct Team {
    let name: String
    let players: [String]
  }

  private var teams = (1...6).map { team in
    Team(name: "Team \(team)", players: (1...4).map { "Player \(team).\($0)" })
  }
  private var folded: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func join() {
    let number = 1000 - teams.count
    teams.insert(Team(name: "Team \(number)", players: ["Player \(number).1", "Player \(number).2"]), at: 0)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { teams.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folded.contains(teams[section].name) ? 1 : 1 + teams[section].players.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let team = teams[indexPath.section]
    cell.textLabel?.text = indexPath.row == 0 ? team.name : team.players[indexPath.row - 1]
    cell.accessoryType = indexPath.row == 0 && folded.contains(team.name) ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row == 0 else { return }
    let name = teams[indexPath.section].name
    if folded.remove(name) == nil { folded.insert(name) }
    tableView.reloadSections([indexPath.section], with: .automatic)
  }
}
