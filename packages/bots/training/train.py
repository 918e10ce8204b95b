"""Trains a net that gives winning chances, from the files that a game's `play.ts` writes:

    python3 packages/bots/training/train.py OUT FEATURES SECONDS FOLDER[:WEIGHT] ... [--seats 5] [--points WEIGHT]
        [--start NET] [--trace SHARE] [--widths 64,32]

OUT is the file of weights that the bots read, FEATURES the numbers per seat. Needs PyTorch, and uses a GPU if there is
one. The net is the one of packages/bots/src/net/seat-net.ts. Every twentieth game is held out; its loss decides which
step is kept.

`--seats` is the number of seats in a record (`records.ts`). With `--points` the records have the final points of every
seat, and the net also learns these: the squared error, in tens of points from the mean of the table, counts with this
weight beside the loss of the chances. That part of the net is not written, it only helps to train the rest.

With `--start` the training begins with the weights of a net. With `--trace` below 1 a position learns not only the
result of its game, but also what that net says of the positions that followed: of every further turn, SHARE of what it
learns comes from later (the lambda of temporal-difference learning). Results are noisy, and chances are less so.
"""

import argparse
import base64
import glob
import json
import time

import numpy as np
import torch
from torch import nn

HEAD = 5  # number of the game (two halves), players, moment, winners
UNIT = 1000
POINTS_UNIT = 10
HELD_OUT = 20
BATCH = 8192
RATE = 2e-3
SEED = 1
CHUNK = 65536


class SeatNet(nn.Module):
    def __init__(self, inputs, widths):
        super().__init__()
        width, context = widths
        self.layers = nn.ModuleList(
            [
                nn.Linear(inputs, width),
                nn.Linear(width, context),
                nn.Linear(2 * context, context),
                nn.Linear(context, 1),
            ]
        )
        self.points = nn.Linear(context, 1)

    def forward(self, numbers, seated):
        """The scores of all seats, and their final points compared with the mean, in units."""
        first, second, third, last = self.layers
        by_seat = torch.relu(second(torch.relu(first(numbers))))
        by_seat = by_seat * seated.unsqueeze(2)
        mean = by_seat.sum(1, keepdim=True) / seated.sum(1)[:, None, None]
        both = torch.cat([by_seat, mean.expand_as(by_seat)], 2)
        top = torch.relu(third(both))
        scores = last(top).squeeze(2)
        return scores.masked_fill(seated == 0, -1e9), self.points(top).squeeze(2)


class Games:
    """The positions of all games, in the order of play; the games of a file follow each other."""

    def __init__(self, folders, features, seat_count, has_points, device):
        head = HEAD + (seat_count if has_points else 0)
        parts, weights = [], []
        for entry in folders:
            folder, _, weight = entry.partition(":")
            for path in sorted(glob.glob(f"{folder}/*.games")):
                rows = whole_games(np.fromfile(path, dtype="<i2"), head + seat_count * features)
                parts.append(rows)
                weights.append(np.full(len(rows), float(weight or 1), dtype=np.float32))
        self.features, self.seat_count, self.head = features, seat_count, head
        self.rows = torch.from_numpy(np.concatenate(parts)).to(device)
        self.weight = torch.from_numpy(np.concatenate(weights)).to(device)
        self.game = self.rows[:, 0].long() + (self.rows[:, 1].long() << 15)
        seats = torch.arange(seat_count, device=device)
        self.players = self.rows[:, 2]
        self.seated = (seats[None, :] < self.rows[:, 2:3]).float()
        won = ((self.rows[:, 4:5] >> seats.short()[None, :]) & 1).float()
        self.won = won / won.sum(1, keepdim=True)
        if has_points:
            points = self.rows[:, HEAD:head].float()
            mean = points.sum(1, keepdim=True) / self.players[:, None]
            self.points = (points - mean) / POINTS_UNIT

    def outputs(self, net, index):
        """The logarithms of the chances that a net gives, and the points."""
        numbers = self.rows[index, self.head :].float().view(-1, self.seat_count, self.features)
        scores, points = net(numbers / UNIT, self.seated[index])
        return torch.log_softmax(scores, 1), points

    def logs(self, net, index):
        return self.outputs(net, index)[0]

    def points_losses(self, points, index):
        """The mean squared error over the seats of each position."""
        seated = self.seated[index]
        return (((points - self.points[index]) ** 2) * seated).sum(1) / seated.sum(1)

    def targets(self, net, trace):
        """What each position learns: the result, or a mix of it with the chances of the positions after it."""
        if trace == 1:
            return self.won
        count = len(self.game)
        with torch.no_grad():
            indices = torch.arange(count, device=self.game.device).split(CHUNK)
            chances = torch.cat([self.logs(net, index).exp() for index in indices])
        is_last = torch.ones(count, dtype=torch.bool, device=self.game.device)
        is_last[:-1] = self.game[1:] != self.game[:-1]
        targets = self.won.clone()
        current = torch.nonzero(is_last).squeeze(1)
        while len(current) > 0:
            current = current[current > 0] - 1
            current = current[~is_last[current]]
            targets[current] = (1 - trace) * chances[current + 1] + trace * targets[current + 1]
        return targets


def whole_games(values, length):
    """The records of a file without its last game, which may still be being written."""
    rows = values[: len(values) // length * length].reshape(-1, length)
    if len(rows) == 0:
        return rows
    is_last = (rows[:, :2] == rows[-1, :2]).all(1)
    return rows[~is_last]


def train(arguments):
    torch.manual_seed(SEED)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    has_points = arguments.points is not None
    games = Games(arguments.folders, arguments.features, arguments.seats, has_points, device)
    # The last digit says how many play.
    held = games.game // 10 % HELD_OUT == 0
    learned, tested = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    net = SeatNet(arguments.features, arguments.widths).to(device)
    if arguments.start:
        read(arguments.start, net)
    targets = games.targets(net, arguments.trace)
    rate = RATE / 2 if arguments.start else RATE
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=arguments.decay)
    began = time.time()

    def losses_of(logs, wanted, index):
        return -(wanted[index] * logs.clamp(min=-30)).sum(1)

    def mean_loss(index):
        with torch.no_grad():
            parts = index.split(CHUNK)
            losses = [losses_of(games.logs(net, part), games.won, part) for part in parts]
            return torch.cat(losses).mean().item()

    best, best_state, curve, step, epoch = float("inf"), None, [], 0, 0
    while time.time() - began < arguments.seconds:
        share = (time.time() - began) / arguments.seconds
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - share)
        for index in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            optimizer.zero_grad()
            logs, points = games.outputs(net, index)
            losses = losses_of(logs, targets, index)
            if has_points:
                losses = losses + arguments.points * games.points_losses(points, index)
            ((losses * games.weight[index]).sum() / games.weight[index].sum()).backward()
            optimizer.step()
            step += 1
        epoch += 1
        loss = mean_loss(tested)
        if loss < best:
            best = loss
            best_state = {key: value.detach().clone() for key, value in net.state_dict().items()}
        if epoch % 10 == 0:
            curve.append([step, round(loss, 4)])
    net.load_state_dict(best_state)
    provenance = {
        "games": int(len(torch.unique(games.game))),
        "positions": len(games.rows),
        "folders": arguments.folders,
        "trace": arguments.trace,
        "pointsWeight": arguments.points or 0,
        "steps": step,
        "epochs": epoch,
        "loss": round(mean_loss(learned), 4),
        "lossHeldOut": round(best, 4),
        "lossHeldOutByPlayers": {
            players: round(mean_loss(tested[games.players[tested] == players]), 4)
            for players in range(2, arguments.seats + 1)
            if (games.players[tested] == players).any()
        },
    }
    print(json.dumps({**provenance, "curve": curve[-3:]}), flush=True)
    write(arguments.out, net, arguments, provenance)


def read(path, net):
    with open(path) as stream:
        file = json.load(stream)
    for layer, scale, text in zip(net.layers, file["scales"], file["layers"]):
        quantised = np.frombuffer(base64.b64decode(text), dtype="<i2").astype(np.float32)
        matrix = torch.from_numpy(quantised * scale).view(layer.out_features, -1)
        with torch.no_grad():
            # Numbers that the net did not know when it was trained begin with no weight.
            layer.weight.zero_()
            layer.weight[:, : matrix.shape[1] - 1].copy_(matrix[:, :-1])
            layer.bias.copy_(matrix[:, -1])


def write(out, net, arguments, provenance):
    scales, layers = [], []
    for layer in net.layers:
        matrix = torch.cat([layer.weight, layer.bias[:, None]], 1).detach().cpu().numpy()
        scale = float(np.abs(matrix).max()) / 32767
        scales.append(scale)
        quantised = np.round(matrix / scale).astype("<i2")
        layers.append(base64.b64encode(quantised.tobytes()).decode())
    file = {
        "format": "sofala-net/1",
        "inputs": arguments.features,
        "widths": list(arguments.widths),
        "scales": scales,
        "layers": layers,
        "provenance": provenance,
    }
    with open(out, "w") as stream:
        json.dump(file, stream, indent=1)
        stream.write("\n")


def widths_of(text):
    width, context = text.split(",")
    return int(width), int(context)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("features", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--points", type=float)
    parser.add_argument("--start")
    parser.add_argument("--trace", type=float, default=1)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--widths", type=widths_of, default=(64, 32))
    train(parser.parse_intermixed_args())
